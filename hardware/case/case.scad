// The case of Bankier: a front that holds display and keys, and a back that holds the board. Millimetres.
//
// openscad -D 'display="1.3"' -D 'keys="encoder"' -D 'board="pico"' -D 'part="front"' -o front.stl case.scad
//
// Display modules of one size differ from shop to shop: measure yours and change its line in DISPLAYS.
// Both parts print flat side down, without supports.

part = "show";      // front, back, or show: both as they go together
display = "1.3";    // 0.96, 1.3 or 2.42: inches
keys = "keys";      // keys, encoder or keypad
board = "pico";     // pico (all Picos), esp32 or esp32s3

// PCB width and height; the picture's width and height, and how far above the PCB's middle its own middle is;
// the holes' distances and their diameter; from the PCB to the face of the glass.
DISPLAYS = [
    ["0.96", [27.3, 27.8], [21.7, 10.9], 1.5, [23.5, 23.8], 2.0, 1.6],
    ["1.3",  [35.4, 33.5], [29.4, 14.7], 2.0, [30.4, 28.5], 2.5, 1.6],
    ["2.42", [72.0, 43.0], [55.0, 27.5], 1.5, [67.0, 38.0], 2.5, 2.0],
];
// Length from the USB end, width; how it is held: on pegs in its holes (which: from the end, from the edge,
// diameter), or at its corners.
BOARDS = [
    ["pico",    [51.0, 21.0], "pegs", [2.0, 4.8, 2.1]],
    ["esp32",   [54.4, 27.9], "corners", []],
    ["esp32s3", [63.0, 25.5], "corners", []],
];

WALL = 2.4;
PLATE = 2.4;
ROUND = 4;          // radius of the corners
DEPTH = 30;         // inside; the boards' pins with wires on them are the highest
WIDTH = 96;         // outside
POST = 9;           // the corner posts that the screws go into
SCREW = 3.4;        // M3 through the front
PILOT = 2.6;        // and cutting its own thread in the back
UNDER = 6;          // from the back's inside to the board: its parts look down, its pins up
USB = [13, 9];      // the hole for the plug
SLACK = 0.3;
MARK = 0.6;         // how deep the signs above the keys are

PANEL = 46;         // height of the zone of the display
KEY = 12.3;         // hole for a 12 mm push button
KEY_X = [19.5, 42, 59.5, 77];  // back stands apart, so that it is not hit by mistake; left, right, OK
SHAFT = 7.2;        // hole for the encoder's thread
PAD = [69.5, 77.5]; // a membrane keypad
RIBBON = [22, 3];   // the slot for its tail, below it

zone = keys == "keypad" ? PAD[1] + 10 : 28;  // height of the zone of the keys
HEIGHT = PANEL + zone + 2 * WALL + 4;
panel_y = HEIGHT - WALL - 2 - PANEL / 2;

shown = DISPLAYS[search([display], DISPLAYS)[0]];
mounted = BOARDS[search([board], BOARDS)[0]];
assert(shown != undef, "display is 0.96, 1.3 or 2.42");
assert(mounted != undef, "board is pico, esp32 or esp32s3");
assert(keys == "keys" || keys == "encoder" || keys == "keypad", "keys is keys, encoder or keypad");

$fn = 24;

module slab(size, height, radius) {
    linear_extrude(height) offset(radius) offset(-radius) square(size);
}

module at_posts() {
    inset = WALL + POST / 2 - 0.5;
    for (x = [inset, WIDTH - inset], y = [inset, HEIGHT - inset]) translate([x, y]) children();
}

// ---- front: printed face down, so it is drawn as seen from inside, x mirrored.

module front() {
    translate([WIDTH, 0, 0]) mirror([1, 0, 0]) {
        difference() {
            slab([WIDTH, HEIGHT], PLATE, ROUND);
            at_posts() translate([0, 0, -1]) {
                cylinder(d = SCREW, h = PLATE + 2);
                cylinder(d1 = 8.4, d2 = SCREW, h = 3.2);  // for a countersunk head
            }
            window();
            if (keys == "keys") holes_of_keys();
            if (keys == "encoder") translate([WIDTH / 2, zone / 2 + WALL, -1]) cylinder(d = SHAFT, h = PLATE + 2);
            if (keys == "keypad") keypad();
        }
        holders();
        rim();
    }
}

module window() {
    size = shown[2] + [2, 2];  // a little more than the picture
    translate([WIDTH / 2, panel_y + shown[3], 0]) hull() {
        translate([0, 0, PLATE + 0.01]) linear_extrude(0.01) square(size, center = true);
        translate([0, 0, -0.01]) linear_extrude(0.01) square(size + [3, 3], center = true);
    }
}

// Pegs for the display's holes; it stands off by the thickness of its glass.
module holders() {
    away = shown[4] / 2;
    for (x = [-1, 1], y = [-1, 1]) translate([WIDTH / 2 + x * away[0], panel_y + y * away[1], PLATE - 0.01]) {
        cylinder(d = shown[5] + 1.4, h = shown[6]);
        cylinder(d = shown[5] - SLACK, h = shown[6] + 3.2);
    }
}

module holes_of_keys() {
    for (n = [0:3]) translate([KEY_X[n], WALL + 11, -1]) cylinder(d = KEY, h = PLATE + 2);
    for (n = [0:3]) translate([KEY_X[n], WALL + 23.5, -0.01]) linear_extrude(MARK) sign(n);
}

// Above the keys: a square for back, arrows, a ring for OK. No letters: fonts differ between computers.
module sign(n) {
    if (n == 0) square(3.6, center = true);
    if (n == 1) rotate(180) circle(r = 2.6, $fn = 3);
    if (n == 2) circle(r = 2.6, $fn = 3);
    if (n == 3) difference() { circle(r = 2.4); circle(r = 1.3); }
}

module keypad() {
    translate([(WIDTH - PAD[0]) / 2, WALL + 7, -0.01]) linear_extrude(MARK) square(PAD);
    translate([WIDTH / 2 - RIBBON[0] / 2, WALL + 7, -1]) cube([RIBBON[0], RIBBON[1], PLATE + 2]);
}

// A rim that sits inside the back's walls, between the posts.
module rim() {
    thick = 1.6;
    x = WIDTH - 2 * (WALL + POST + 1);
    y = HEIGHT - 2 * (WALL + POST + 1);
    edge = WALL + SLACK;
    for (side = [edge, HEIGHT - edge - thick])
        translate([(WIDTH - x) / 2, side, PLATE - 0.01]) cube([x, thick, 2.5]);
    for (side = [edge, WIDTH - edge - thick])
        translate([side, (HEIGHT - y) / 2, PLATE - 0.01]) cube([thick, y, 2.5]);
}

// ---- back: the board lies under the display, its USB plug in the left wall as seen from the front.

module back() {
    inner = [WIDTH - 2 * WALL, HEIGHT - 2 * WALL];
    difference() {
        union() {
            difference() {
                slab([WIDTH, HEIGHT], WALL + DEPTH, ROUND);
                translate([WALL, WALL, WALL]) slab(inner, DEPTH + 1, ROUND - 2);
            }
            intersection() {
                slab([WIDTH, HEIGHT], WALL + DEPTH, ROUND);
                at_posts() translate([-POST / 2 - 0.5, -POST / 2 - 0.5, 0]) cube([POST + 1, POST + 1, WALL + DEPTH]);
            }
        }
        at_posts() translate([0, 0, WALL + DEPTH - 14]) cylinder(d = PILOT, h = 15);
        translate([-1, panel_y - USB[0] / 2, WALL + UNDER - 1.4 - USB[1] / 2]) cube([WALL + 2, USB[0], USB[1]]);
        sound();
    }
    translate([WALL + SLACK, panel_y - mounted[1][1] / 2, WALL - 0.01])
        if (mounted[2] == "pegs") pegs(mounted[1], mounted[3]); else corners(mounted[1]);
}

// Holes in front of the buzzer, which is glued behind them.
module sound() {
    for (x = [-4, 0, 4], y = [-4, 0, 4])
        translate([WIDTH - 20 + x, WALL + 12 + y, -1]) cylinder(d = 2, h = WALL + 2, $fn = 12);
}

module pegs(size, hole) {
    for (x = [hole[0], size[0] - hole[0]], y = [hole[1], size[1] - hole[1]]) translate([x, y, 0]) {
        cylinder(d = hole[2] + 1.4, h = UNDER);
        cylinder(d = hole[2] - SLACK, h = UNDER + 3);
    }
}

// A ledge under each corner, with guards around it; a drop of hot glue holds the board down.
module corners(size) {
    ledge = 2.5;
    guard = 1.6;
    for (x = [0, 1], y = [0, 1])
        translate([x * size[0], y * size[1], 0]) mirror([x, 0, 0]) mirror([0, y, 0]) {
            cube([ledge + 2, ledge, UNDER]);
            translate([0, -guard - SLACK, 0]) cube([ledge + 2, guard + SLACK + 0.01, UNDER]);
            translate([0, -guard - SLACK, 0]) cube([ledge + 2, guard, UNDER + 4]);
            if (x == 1) translate([-guard - SLACK, -guard - SLACK, 0]) cube([guard, ledge + guard, UNDER + 4]);
            if (x == 1) translate([-guard - SLACK, -guard - SLACK, 0]) cube([guard + SLACK + 0.01, ledge + guard, UNDER]);
        }
}

// ---- both, for a picture

module show() {
    color("SteelBlue") back();
    translate([0, 0, WALL + DEPTH + 30]) translate([0, 0, PLATE]) rotate([0, 180, 0]) translate([-WIDTH, 0, 0])
        color("Gold") front();
}

if (part == "front") front();
if (part == "back") back();
if (part == "show") show();
