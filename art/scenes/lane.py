"""A village lane that climbs in broad steps between two stone houses, towards an arch."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from light import *
from outdoor import *
from shot import load, shoot


def opening(side, y, z, w, h, mats, turn, arched=False, kind="window"):
    """A door or a window with stone frame on a wall along the lane (side -1 left, +1 right)."""
    frame, wood, dark, iron = mats

    def build():
        # Local: the wall is the plane y=0, the lane lies towards -y, x runs along the wall.
        box("recess", (w, 0.1, h), (0, 0.12, h / 2), dark if kind == "window" else wood, 0.004)
        for s in (-1, 1):
            box("jambstone", (0.16, 0.34, h + 0.1), (s * (w / 2 + 0.07), 0.02, h / 2), frame, 0.015)
        box("lintel", (w + 0.5, 0.36, 0.2), (0, 0.02, h + 0.1), frame, 0.018)
        if kind == "window":
            box("sill", (w + 0.4, 0.42, 0.1), (0, -0.03, -0.05), frame, 0.015)
            for s in (-1, 1):
                box("shutter", (w / 2 + 0.02, 0.04, h), (s * (w * 0.75 + 0.16), -0.16, h / 2), wood, 0.006)
                for k in range(int(h / 0.1)):
                    box("slat", (w / 2 - 0.1, 0.02, 0.05), (s * (w * 0.75 + 0.16), -0.185, 0.08 + k * 0.1), wood, 0.003, 2, (0.5, 0, 0))
            for x in (-w / 4, w / 4):
                box("bar", (0.045, 0.04, h), (x * 0, 0.06, h / 2), wood, 0.004)
            box("bar", (w, 0.04, 0.04), (0, 0.06, h * 0.55), wood, 0.004)
        else:
            n = 5
            for k in range(n):
                box("board", (w / n - 0.012, 0.05, h), (-w / 2 + (k + 0.5) * w / n, 0.06, h / 2), wood, 0.008)
            for zz in (0.35, h - 0.35):
                box("strap", (w * 0.8, 0.02, 0.05), (0, 0.028, zz), iron, 0.006)
            box("step", (w + 0.6, 0.5, 0.16), (0, -0.3, -0.02), frame, 0.02)

    return grouped(build, (side * turn["x"], y, z), math.pi / 2 * (-1 if side > 0 else 1))


def lane(shot):
    stone, mortar = m_stone("stone", "#cdb994", "#a48c66"), m_plaster("mortar", "#b9a684", "#9c8864", 0.5, 3)
    frame = m_plaster("frame", "#d8c9ac", "#bba783", 0.5, 2)
    cobble = m_stone("cobble", "#a89a84", "#86795f")
    green, blue = m_wood("green", "#76805f", "#545d42", 3, "Z", 0.6, bump=0.25), m_wood(
        "brown", "#84603c", "#4f3420", 3, "Z", 0.6, bump=0.35
    )
    dark, iron = m_plain("dark", "#2e2a26", 0.25, spec=0.5), m_plain("iron", "#2a2724", 0.5)
    clay, soil = m_plaster("clay", "#b9724b", "#96553a", 0.4, 2), m_plain("soil", "#3a2a1e", 0.95)
    roof = m_plaster("roof", "#b57149", "#8f5334", 0.6, 3)
    half = 1.55
    rise = lambda y: 0.11 * max(0, y)
    # Broad, shallow steps of cobbles, edged with longer stones.
    rnd = random.Random(4)
    step, y = 1.15, -4.6
    while y < 12:
        z = rise(y)
        box("riser", (2 * half + 0.4, 0.22, 0.34), (0, y + 0.1, z - 0.145), frame, 0.02)
        x = -half - 0.1
        while x < half:
            w = rnd.uniform(0.14, 0.26)
            for k in range(6):
                box(
                    "cobble",
                    (w - 0.012, 0.15, 0.1),
                    (x + w / 2, y + 0.29 + k * 0.157, z - 0.048 + rnd.uniform(-0.006, 0.006)),
                    cobble,
                    0.022,
                    2,
                    (rnd.gauss(0, 0.02), rnd.gauss(0, 0.02), rnd.gauss(0, 0.03)),
                )
            x += w
        box("bed", (2 * half + 0.6, step, 0.1), (0, y + step / 2, z - 0.09), mortar, 0)
        y += step
    # Two fronts; the right one is nearer and higher.
    left = ((0.0, 1.0, 0.0, 2.25), (2.9, 3.75, 1.7, 2.9), (5.6, 6.5, 0.6, 2.85), (2.9, 3.75, 4.3, 5.4), (-3.0, -2.1, 1.3, 2.5))
    right = ((1.7, 2.6, 1.5, 2.75), (3.9, 4.9, 0.4, 2.7), (7.4, 8.2, 2.4, 3.5), (1.7, 2.6, 4.4, 5.5), (-2.2, -1.2, -0.1, 2.2))
    stone_wall(-5.0, 9.5, -0.5, 6.2, -half - 0.25, 0.5, stone, mortar, "y", 31, left)
    stone_wall(-5.0, 12.0, -0.5, 7.0, half + 0.25, 0.5, stone, mortar, "y", 41, right)
    stone_wall(9.9, 15.5, 0.4, 5.6, -half - 0.75, 0.5, stone, mortar, "y", 51)
    mats_g, mats_b = (frame, green, dark, iron), (frame, blue, dark, iron)
    x = {"x": half}
    for a, b, za, zb in left:
        opening(-1, (a + b) / 2, za, b - a, zb - za, mats_b if za < 0.7 else mats_g, x, kind="door" if za < 0.7 else "window")
    for a, b, za, zb in right:
        opening(1, (a + b) / 2, za, b - a, zb - za, mats_b if za < 0.7 else mats_g, x, kind="door" if za < 0.7 else "window")
    # Eaves with tiles along both roofs.
    for s, ya, yb, z in ((-1, -5, 9.5, 6.25), (1, -5, 12, 7.05)):
        box("eave", (0.8, yb - ya, 0.06), (s * (half + 0.05), (ya + yb) / 2, z), roof, 0.01, 2, (0, s * -0.3, 0))
        k = ya
        while k < yb:
            tube("tile", [(s * (half - 0.36), k, z - 0.06), (s * (half + 0.5), k, z + 0.2)], 0.07, roof, bez=False, res=3)
            k += 0.2
    # An arch across the lane, the evening light behind it.
    ay, az = 9.6, rise(9.6)
    for i in range(15):
        t = math.pi * (i + 0.5) / 15
        box(
            "voussoir",
            (0.36, 0.7, 0.34),
            (1.62 * math.cos(t), ay, az + 2.3 + 1.5 * math.sin(t)),
            frame,
            0.02,
            2,
            (0, -(t - math.pi / 2), 0),
        )
    stone_wall(-1.6, 1.6, az + 3.98, az + 5.4, ay, 0.66, stone, mortar, "x", 61)
    rows = np.linspace(2.3, 3.98, 9)
    for s in (-1, 1):
        for k, (za, zb) in enumerate(zip(rows, rows[1:])):  # short courses that follow the curve of the arch
            inner = math.sqrt(max(0.0, 1.6**2 - (zb - 2.3) ** 2)) if zb - 2.3 < 1.6 else 0.0
            stone_wall(*sorted((s * inner, s * 1.7)), az + za, az + zb, ay, 0.62, stone, mortar, "x", 70 + k)
        stone_wall(*sorted((s * 1.45, s * 1.75)), az - 0.2, az + 2.6, ay, 0.7, stone, mortar, "x", 63)
    # Flowers and pots by the doors.
    leafy, gera = m_leafy("pelargonium", "#3f5a2c", "#7f9550", 8), m_leafy("petals", "#a83a2c", "#d9694d", 8)
    spots = [
        (-1.28, 1.35, 0.2, 1),
        (-1.32, -0.45, 0.17, 2),
        (1.3, 3.2, 0.19, 3),
        (1.33, 5.35, 0.16, 4),
        (-1.3, 5.0, 0.19, 5),
        (-1.33, 7.1, 0.17, 6),
        (1.28, 0.2, 0.2, 7),
        (1.3, -0.8, 0.15, 8),
    ]
    for px, py, r, k in spots:
        z = rise(math.floor((py + 4.6) / step) * step - 4.6)
        pot((px, py, z), r, r * 1.7, clay, soil)
        bush((px, py, z + r * 1.3), r * 1.35, leafy, 90 + k, 4200, 0.9)
        if k % 2:
            bush((px, py, z + r * 1.45), r * 1.28, gera, 120 + k, 420, 0.9)
    for side, yy, zz in ((-1, 3.32, 1.7), (1, 2.15, 1.5), (-1, -2.55, 1.3)):
        box("flowerbox", (0.2, 0.75, 0.16), (side * (half - 0.2), yy, zz + 0.08), clay, 0.012)
        for k in range(3):
            bush((side * (half - 0.2), yy - 0.26 + k * 0.26, zz + 0.08), 0.2, leafy, 140 + k, 2600, 0.8)
            bush((side * (half - 0.2), yy - 0.26 + k * 0.26, zz + 0.11), 0.2, gera, 150 + k, 330, 0.8)
    vine_leaf = m_linen("vineleaf", "#7f8f3f", coord="Object", var=0.3, sheen=0.1, rough=0.5, translucent=0.4)
    vine(
        [(1.5, 5.2, 0.5), (1.48, 5.25, 3.2), (1.45, 4.2, 3.6), (1.42, 2.6, 3.4), (1.42, 0.8, 3.7)],
        (vine_leaf, m_plain("cane", "#5b442f", 0.85)),
        620,
        7,
        0.17,
    )
    # A lantern on the right.
    tube("bracket", [(half, 0.6, 3.1), (half - 0.45, 0.6, 3.25), (half - 0.5, 0.6, 3.1)], 0.014, iron)
    lx, lz = half - 0.5, 2.68
    lathe("panes", [(0, 0), (0.075, 0), (0.125, 0.27), (0, 0.27)], (lx, 0.6, lz), m_plain("panes", "#b9ae93", 0.12, spec=0.6), 6, False)
    for k in range(6):
        a = k * math.pi / 3
        edge = [(lx + r * math.cos(a), 0.6 + r * math.sin(a), lz + z) for r, z in ((0.078, 0), (0.128, 0.27))]
        tube("rib", edge, 0.009, iron, bez=False)
    lathe("cap", [(0, 0.27), (0.15, 0.27), (0.06, 0.36), (0.025, 0.37), (0.02, 0.42), (0, 0.42)], (lx, 0.6, lz), iron, 6, False)
    lathe("foot", [(0, -0.04), (0.02, -0.04), (0.085, -0.005), (0.085, 0.01), (0, 0.01)], (lx, 0.6, lz), iron, 6, False)
    if shot.get("backdrop"):
        backdrop(shot, {"width": 60.0, "y": 55.0, "x": 0.0, "z": 4.0, "strength": 1.6})
    towards = Vector(shot.get("sun_from", (-0.35, 0.75, 0.62)))
    gradsky(
        [(0, "#f4dcb4"), (10, "#dfd8c8"), (24, "#b3c6d2"), (55, "#86a6c2"), (90, "#6f94b8")],
        towards,
        "#ffd79a",
        5,
        0.8,
        80,
        1.2,
        shot.get("skylight", 1.0),
    )
    sun(-towards, shot.get("sun", 8), "#ffcf98", 0.8)


shot = load()
reset()
lane(shot)
shoot(shot)
