"""How the device is used: read only when asked for."""

TEXTS = (
    """
device.0: Links en rechts: kiezen of tellen. OK: goed zo. Terug: een stap terug. OK lang ingedrukt: het menu
 van de tafel.
device.1: Gesloten kaarten: geef het toestel door aan wie genoemd wordt. Ze zijn alleen te zien zolang je OK
 ingedrukt houdt.
device.2: Een fout gezien? Ga stap voor stap terug, of kies Verbeteren in het menu, ook voor een vorige
 ronde.
device.3: Alles wordt meteen bewaard. Valt de stroom uit, dan gaat het spel verder waar het was.
""",
)
