"""A square in the Marche: portico with round arches, pale paving, a fountain, the town hall's tower."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from light import *
from outdoor import *
from shot import load, shoot


def square(shot):
    """A square in the Marche: brick portico with round arches, pale paving, a fountain."""
    brick = m_plaster("brick", "#c9a07a", "#b3855f", 0.5, 1.5)
    frame, paving = m_plaster("frame", "#e0d2b6", "#c7b48f", 0.4, 2), m_stone("paving", "#cbbda2", "#ad9e83")
    plaster = m_plaster("front", "#d9b98c", "#c79f6e", 0.3, 0.6)
    shutter, dark = m_wood("shutter", "#6f7a5c", "#4f5840", 3, "Z", 0.6, bump=0.2), m_plain("dark", "#2e2a26", 0.3)
    roof = m_plaster("roof", "#b57149", "#8f5334", 0.6, 3)
    rnd = random.Random(9)
    y = -8.0
    while y < 17.5:
        d = rnd.uniform(0.5, 0.8)
        x = -14 - rnd.uniform(0, 0.8)
        while x < 25:
            w = rnd.uniform(0.6, 1.1)
            box("slab", (w - 0.012, d - 0.012, 0.08), (x + w / 2, y + d / 2, -0.04 + rnd.uniform(-0.003, 0.003)), paving, 0.008, 2)
            x += w
        y += d

    def portico(n, bay, h, depth, storeys, place, turn):
        def build():
            spring, r = h - bay / 2 + 0.2, bay / 2 - 0.28
            for i in range(n + 1):
                x = (i - n / 2) * bay
                lathe("base", [(0, 0), (0.3, 0), (0.3, 0.14), (0.24, 0.22), (0, 0.22)], (x, 0, 0), frame, 32)
                lathe("column", [(0.22, 0.2), (0.215, spring * 0.4), (0.18, spring - 0.2)], (x, 0, 0), frame, 48)
                box("capital", (0.56, 0.56, 0.2), (x, 0, spring - 0.1), frame, 0.03)
            # Spandrels above each arch, as one outline extruded.
            for i in range(n):
                cx = (i + 0.5 - n / 2) * bay
                pts = (
                    [(cx - bay / 2, spring)]
                    + [(cx - r * math.cos(t), spring + r * math.sin(t)) for t in np.linspace(0, math.pi, 25)]
                    + [(cx + bay / 2, spring)]
                )
                top = h + 0.35
                verts, faces = [], []
                for a in pts:
                    verts += [(a[0], -0.27, a[1]), (a[0], -0.27, top), (a[0], 0.27, a[1]), (a[0], 0.27, top)]
                for k in range(len(pts) - 1):
                    b, c = 4 * k, 4 * k + 4
                    faces += [(b, c, c + 1, b + 1), (b + 2, b + 3, c + 3, c + 2), (b, b + 2, c + 2, c)]
                mesh_obj("spandrel", verts, faces, brick)
                ring = [(cx - (r + 0.02) * math.cos(t), -0.28, spring + (r + 0.02) * math.sin(t)) for t in np.linspace(0, math.pi, 33)]
                tube("archring", ring, 0.075, frame, bez=False, res=3)
            w = n * bay + 0.5
            box("ledge", (w, 0.7, 0.16), (0, 0, h + 0.42), frame, 0.03)
            box("wall", (w, 0.5, storeys * 3.3), (0, 0.02, h + 0.5 + storeys * 1.65), plaster, 0.02)
            for j in range(storeys):
                for i in range(n):
                    cx, cz = (i + 0.5 - n / 2) * bay, h + 1.35 + j * 3.3
                    box("pane", (0.9, 0.06, 1.6), (cx, -0.22, cz + 0.8), dark, 0)
                    box("sill", (1.3, 0.36, 0.1), (cx, -0.3, cz - 0.05), frame, 0.015)
                    box("head", (1.3, 0.3, 0.16), (cx, -0.28, cz + 1.7), frame, 0.015)
                    for s in (-1, 1):
                        box("shutter", (0.46, 0.05, 1.6), (cx + s * 0.72, -0.28, cz + 0.8), shutter, 0.006)
            top = h + 0.5 + storeys * 3.3
            box("cornice", (w + 0.3, 1.0, 0.2), (0, -0.1, top), frame, 0.04)
            box("roof", (w + 0.5, 4.2, 0.1), (0, 1.2, top + 0.75), roof, 0.01, 2, (0.3, 0, 0))
            box("inner", (w, 0.3, h + 0.6), (0, depth, h / 2 + 0.3), plaster, 0)
            box("vault", (w, depth, 0.2), (0, depth / 2, h + 0.3), plaster, 0)
            for i in range(0, n, 2):
                box("shopdoor", (1.2, 0.1, 2.4), ((i + 0.5 - n / 2) * bay, depth - 0.16, 1.2), shutter, 0.01)

        return grouped(build, place, turn)

    portico(6, 3.0, 4.2, 3.0, 2, (-7.2, 5.0, 0), math.pi / 2)
    portico(10, 3.0, 4.2, 3.0, 1, (4.5, 14.0, 0), 0.0)  # reaches behind the other one: no sky in the corner
    # The town hall's tower.
    box("tower", (4.2, 4.2, 19), (8.5, 17.5, 9.5), brick, 0.05)
    for z in (12.8, 17.2):
        box("ledge", (4.6, 4.6, 0.3), (8.5, 17.5, z), frame, 0.05)
    lathe("clock", [(0, 0), (1.0, 0), (1.0, 0.1), (0, 0.1)], (8.5, 15.38, 11.2), frame, 64, rot=(math.pi / 2, 0, 0))
    for a, l in ((0.9, 0.55), (-0.5, 0.8)):
        box("hand", (0.07, 0.04, l), (8.5 + math.sin(a) * l / 2, 15.24, 11.2 + math.cos(a) * l / 2), dark, 0, 1, (0, a, 0))
    for x in (-1.0, 1.0):
        box("belfry", (1.0, 0.1, 2.2), (8.5 + x, 15.38, 15.0), dark, 0.02)
    lathe("cap", [(3.2, 0), (0, 2.6)], (8.5, 17.5, 19.0), roof, 4, False, rot=(0, 0, math.pi / 4))
    # Fountain.
    fx, fy = 1.6, 4.6
    for r, h in ((2.0, 0.16), (1.7, 0.32)):
        lathe("fstep", [(0, 0), (r, 0), (r, h), (0, h)], (fx, fy, 0), frame, 8, False)
    lathe("basin", [(0, 0.3), (1.3, 0.3), (1.42, 0.95), (1.3, 0.98), (1.2, 0.6), (0, 0.55)], (fx, fy, 0), frame, 8, False)
    lathe("water", [(0, 0.86), (1.27, 0.86)], (fx, fy, 0), m_plain("water", "#5d7678", 0.06, spec=0.6), 8, False)
    lathe(
        "stem",
        [(0.0, 0.5), (0.2, 0.5), (0.16, 1.4), (0.22, 1.55), (0.7, 1.75), (0.74, 1.84), (0.2, 1.8), (0.1, 2.1), (0.18, 2.3), (0, 2.4)],
        (fx, fy, 0),
        frame,
        48,
    )
    # A café under the arcade: parasols, tables and straw chairs; pots with olive trees beside.
    wood, rush, canvas = (
        m_wood("wood", "#9a7348", "#553820", 2.2, "Z", 0.55, bump=0.3),
        m_boucle("rush", "#c7a76c", 70),
        m_linen("canvas", "#efe4cd", coord="Object", var=0.03, translucent=0.35, wr=0.1, wrscale=12),
    )
    top = m_stone("top", "#d9ccb4", "#b7a78a")
    for x, y, turn in ((-3.5, 1.4, 0.4), (-3.3, 5.4, 1.3), (-3.9, 9.4, 2.2)):
        lathe("foot", [(0, 0), (0.26, 0), (0.26, 0.02), (0.03, 0.05), (0.03, 0.72), (0, 0.72)], (x, y, 0), dark, 48)
        lathe("tabletop", [(0, 0.72), (0.4, 0.72), (0.4, 0.75), (0, 0.75)], (x, y, 0), top, 64)
        for k in (0, 2.3, 4.2):
            a = turn + k
            chair((x + 0.72 * math.sin(a), y - 0.72 * math.cos(a), 0), math.pi + a, wood, rush)
        lathe("pole", [(0, 0), (0.025, 0), (0.025, 2.75), (0, 2.75)], (x + 0.55, y + 0.55, 0), wood, 24)
        lathe("weight", [(0, 0), (0.28, 0), (0.28, 0.1), (0, 0.12)], (x + 0.55, y + 0.55, 0), frame, 48)
        rim = [(1.5, 2.12), (1.5, 2.3), (0.0, 2.85)]
        lathe("parasol", rim, (x + 0.55, y + 0.55, 0), canvas, 8, False, rot=(0, 0, turn))
    clay, soil = m_plaster("clay", "#b9724b", "#96553a", 0.4, 2), m_plain("soil", "#3a2a1e", 0.95)
    olive, green = m_leafy("olive", "#5f6844", "#b3b58f", 5), m_leafy("box", "#2f3d22", "#6f7f45", 6)
    for i, (x, y, r, leaf, stem) in enumerate(
        ((-5.9, 3.5, 0.4, olive, 1.1), (-5.9, 9.5, 0.4, olive, 1.1), (3.2, 12.9, 0.34, green, 0), (6.2, 12.9, 0.34, green, 0))
    ):
        pot((x, y, 0), r * 0.95, r * 1.6, clay, soil)
        bush((x, y, r * 1.45), r * (1.75 if stem else 1.25), leaf, 70 + i, 8000, 0.9, stem=stem)
    towards = Vector(shot.get("sun_from", (0.75, -0.35, 0.45)))
    gradsky(
        [(0, "#f4dcb4"), (8, "#dfdcd0"), (20, "#a9c0d2"), (50, "#6f97c0"), (90, "#5a86b4")],
        towards,
        "#ffd79a",
        5,
        0.5,
        80,
        1.0,
        0.9,
        dict(color="#fff4e2", amt=0.6, lo=0.52, hi=0.75),
    )
    sun(-towards, shot.get("sun", 6), "#ffd2a0", 0.6)


shot = load()
reset()
square(shot)
shoot(shot)
