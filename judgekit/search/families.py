"""Words that the stemmer keeps apart though they are one verb, or brings together though they are not one word."""

# Stems of verbs whose root changes as they are conjugated, and the one that each is indexed under.
ONE_VERB = {
    other: root
    for root, others in {
        "resolv": "resuelv resolu resuelt",
        "perd": "pierd",
        "volv": "vuelv vuelt",
        "devolv": "devuelv devuelt devolu",
        "empez": "empiez empec",
        "comenz": "comienz",
        "eleg": "elig elij elec",
        "mov": "muev movim",
        "mor": "muer muert mur",
        "cost": "cuest",
        "hac": "hag hiz hech hiciero hicist",
        "pon": "pong pus puest pusiero",
        "ten": "teng tuv",
        "entr": "entrar",
        "us": "usar usarl",
        "quer": "quier quis",
        "pued": "podr pudiero pud",
        "sal": "salg saldr",
        "tra": "traig traj",
        "mostr": "muestr",
        "despleg": "desplieg",
        "convert": "conviert",
        "encontr": "encuentr",
        "defend": "defiend",
        "ped": "pid",
        "repet": "repit",
        "reduc": "reduzc reduj",
        "destru": "destruy destruc",
        "imped": "impid",
        "prob": "prueb",
        "contrar": "contrarrest",
    }.items()
    for other in others.split()
}

# Words whose stem is that of another word, with the stem of their own (a plural goes by its singular).
OF_ITS_OWN = {
    word: own
    for own, spoken in {
        "mana": "mana",
        "cartear": "cartear",
        "cantidad": "cantidad cantidades",
        "verdad": "verdad verdadero verdadera",
        "partida": "partida partidas",
        "iniciativa": "iniciativa",
        "medida": "medida medidas",
        "seguir": "seguir sigue siguen sigo siga sigan seguimos siguiendo",
        "tapear": "tapear tapea tapeo tapee tapean tapeado tapeada tapeados tapeadas tapearlo tapearla",
        "jug": "juega juegan juegas juegue juegues jueguen",
        "defender": "defender",
    }.items()
    for word in spoken.split()
}

NUMBERS = {
    word: str(number)
    for number, word in enumerate(
        ("cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce")
    )
} | {"zero": "0", "veinte": "20", "cien": "100", "mil": "1000"}
