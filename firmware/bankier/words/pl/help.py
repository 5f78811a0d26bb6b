"""How the device is used: read only when asked for."""

TEXTS = (
    """
device.0: W lewo i w prawo: wybór lub liczba. OK: zgoda. Wstecz: krok wstecz. Długie OK: menu stołu.
device.1: Zakryte karty: podaj urządzenie osobie, której imię widać. Karty widać tylko, póki trzymasz OK.
device.2: Pomyłka? Cofaj się krok po kroku albo wybierz w menu Popraw, także dla wcześniejszej rundy.
device.3: Wszystko zapisuje się od razu. Po przerwie w prądzie gra idzie dalej od tego samego miejsca.
""",
)
