"""The city hotel from the street at night: a stone front, lit windows, an awning, wet paving, lamps."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from light import *
from outdoor import *
from shot import load, shoot

BAY, STOREY, GROUND = 2.7, 3.5, 4.4


def m_window(name, bright, seed):
    """A lit room behind curtains: warm in the middle, darker at the top and where the cloth hangs."""
    a = N(name)
    v = a.coord("Object")
    parts = a.n("SeparateXYZ")
    a.t.links.new(v, parts.inputs[0])
    folds = a.n("TexWave", wave_type="BANDS", bands_direction="X")
    a.t.links.new(v, folds.inputs[0])
    folds.inputs["Scale"].default_value = 2.6
    folds.inputs["Distortion"].default_value = 1.0
    side = a.ramp(a.math("ABSOLUTE", parts.outputs[0]), [(0.3, 0.0), (0.38, 1.0)])
    cloth = a.mix(folds.outputs["Fac"], "#8a5a30", "#d99a58")
    inside = a.ramp(a.math("MULTIPLY_ADD", parts.outputs[2], 0.35, 0.35), [(0.0, "#f6c27a"), (0.55, "#ffdfa8"), (1.0, "#c98a4c")])
    e = a.n("Emission")
    a.set(e, "Color", a.mix(side, inside, cloth))
    e.inputs[1].default_value = bright
    return a.surf(e.outputs[0])


def window(at, w, h, stone, frame, pane, iron, balcony):
    """Surround, sill, cornice, casement; on the first floor a small balcony."""

    def build():
        o = box("pane", (w, 0.02, h), (0, 0.16, h / 2), pane, 0)
        for s in (-1, 1):
            box("jamb", (0.16, 0.3, h + 0.1), (s * (w / 2 + 0.08), 0.03, h / 2), stone, 0.012)
            box("stile", (0.06, 0.06, h), (s * (w / 2 - 0.03), 0.12, h / 2), frame, 0.006)
        box("mid", (0.07, 0.06, h), (0, 0.12, h / 2), frame, 0.006)
        box("cross", (w, 0.06, 0.06), (0, 0.12, h * 0.72), frame, 0.006)
        box("head", (w + 0.5, 0.36, 0.2), (0, 0.0, h + 0.12), stone, 0.02)
        box("cornice", (w + 0.7, 0.5, 0.1), (0, -0.06, h + 0.28), stone, 0.02)
        box("sill", (w + 0.45, 0.42, 0.1), (0, -0.03, -0.05), stone, 0.018)
        if balcony:
            box("slab", (w + 0.8, 0.75, 0.12), (0, -0.36, -0.12), stone, 0.02)
            for k in (-1, 1):
                box("bracket", (0.16, 0.55, 0.3), (k * (w / 2 + 0.1), -0.25, -0.32), stone, 0.04)
            path = [(-w / 2 - 0.36, 0, 0.9), (-w / 2 - 0.36, -0.68, 0.9), (w / 2 + 0.36, -0.68, 0.9), (w / 2 + 0.36, 0, 0.9)]
            tube("rail", path, 0.02, iron, bez=False)
            n = 17
            for i in range(n):
                x = -w / 2 - 0.36 + (w + 0.72) * i / (n - 1)
                tube("bar", [(x, -0.68, -0.06), (x, -0.68, 0.9)], 0.009, iron, bez=False, res=2)
        return o

    return grouped(build, at)


def street_lamp(at, iron, power):
    x, y, z = at
    profile = [(0, 0), (0.16, 0), (0.16, 0.12), (0.1, 0.2), (0.09, 0.8), (0.05, 0.95), (0.045, 3.0), (0.06, 3.05), (0, 3.06)]
    lathe("post", profile, at, iron, 24)
    lathe("lantern", [(0.07, 3.05), (0.17, 3.5), (0.17, 3.52), (0, 3.52)], at, m_emit("lamp", "#ffd193", 7), 6, False).visible_shadow = False
    lathe("hat", [(0.22, 3.52), (0.06, 3.72), (0, 3.8)], at, iron, 6, False)
    point((x, y, z + 3.3), power, "#ffc07a", 0.15)


def paving():
    """Wet cobbles."""
    a = N("wet")
    pos = a.n("NewGeometry").outputs["Position"]
    tone = a.mix(a.noise(pos, 0.6, 5, 0.6), "#3a3733", "#5c564e")
    damp = a.ramp(a.noise(pos, 0.45, 4, 0.6, 0.5), [(0.35, 0.12), (0.7, 0.42)])
    a.principled(tone, damp, spec=0.6, normal=a.bump(a.noise(pos, 14, 3, 0.6), 0.25, 0.02))
    rnd, y = random.Random(6), -13.0
    base = box("cobble", (0.24, 0.15, 0.1), (0, -500, 0), a.m, 0.025, 2)
    while y < -0.9:
        x = -13 + rnd.uniform(0, 0.2)
        while x < 13:
            dup(base, (x, y, -0.05 + rnd.uniform(-0.004, 0.004)), (rnd.gauss(0, 0.015), rnd.gauss(0, 0.02), rnd.gauss(0, 0.02)))
            x += 0.25
        y += 0.16
    box("bed", (40, 20, 0.1), (0, -8, -0.08), m_plain("joint", "#1c1a18", 0.6), 0)


def main():
    shot = load()
    reset()
    stone, front = m_plaster("stone", "#d9cdb6", "#bfae90", 0.4, 1.5), m_plaster("front", "#cdb896", "#b8a07a", 0.35, 0.7)
    dark, iron = m_plain("frame", "#3c3a33", 0.4), m_plain("iron", "#191817", 0.45)
    brass, walnut = m_plain("brass", "#c9a25e", 0.28, metal=1), m_wood("walnut", "#7d5433", "#3a2314", 3, "Z", 0.4)
    panes = [m_window(f"lit{k}", b, k) for k, b in enumerate((2.6, 1.9, 1.3))] + [m_plain("darkpane", "#141a24", 0.06, spec=0.8)]
    rnd = random.Random(shot.get("lights", 5))
    paving()
    bays, storeys = 6, 4
    width = bays * BAY + 0.8
    box("kerb", (width + 30, 1.1, 0.14), (0, -0.55, 0.05), stone, 0.02)
    # Ground floor of broad blocks with a door in the middle and tall windows; then the upper floors.
    door_bay, openings = 3, []
    for i in range(bays):
        cx = (i - (bays - 1) / 2) * BAY
        if i == door_bay:
            openings.append((cx - 0.95, cx + 0.95, 0.0, 3.1))
        else:
            openings.append((cx - 0.75, cx + 0.75, 0.85, 3.25))
    z = 0.0
    while z < GROUND - 0.3:
        spans, hgt = [(-width / 2, width / 2)], 0.44
        for a, b, za, zb in openings:
            if z + hgt > za + 0.02 and z < zb - 0.02:
                spans = [q for s in spans for q in ((s[0], min(s[1], a)), (max(s[0], b), s[1])) if q[1] - q[0] > 0.05]
        for a, b in spans:
            box("course", (b - a, 0.4, hgt - 0.025), ((a + b) / 2, 0.2, z + hgt / 2), stone, 0.02)
        z += hgt
    box("backing", (width, 0.1, GROUND), (0, 0.42, GROUND / 2), m_plain("joint2", "#8d8068", 0.9), 0)
    box("band", (width + 0.2, 0.62, 0.28), (0, 0.14, GROUND - 0.02), stone, 0.04)
    for i, (a, b, za, zb) in enumerate(openings):
        cx = (a + b) / 2
        if i != door_bay:
            window((cx, 0.06, za), b - a, zb - za, stone, dark, panes[0] if rnd.random() < 0.8 else panes[1], iron, False)
        else:
            box("glow", (1.9, 0.02, 3.1), (cx, 0.34, 1.55), m_emit("hall", "#ffcf8e", 1.8), 0)
            for s in (-1, 1):
                box("leaf", (0.08, 0.08, 2.6), (cx + s * 0.9, 0.2, 1.3), walnut, 0.01)
                box("leaf", (0.06, 0.07, 2.6), (cx + s * 0.05, 0.2, 1.3), walnut, 0.01)
                box("panel", (0.84, 0.05, 0.8), (cx + s * 0.47, 0.2, 0.4), walnut, 0.02)
                tube("pull", [(cx + s * 0.14, 0.14, 0.95), (cx + s * 0.14, 0.09, 1.0), (cx + s * 0.14, 0.09, 1.5), (cx + s * 0.14, 0.14, 1.55)], 0.014, brass)
                box("surround", (0.24, 0.5, 3.2), (cx + s * 1.08, 0.08, 1.6), stone, 0.02)
                pot((cx + s * 1.6, -0.6, 0.12), 0.27, 0.48, m_plain("planter", "#2b2825", 0.5), m_plain("soil", "#1e1712", 0.95))
                bush((cx + s * 1.6, -0.6, 0.52), 0.42, m_leafy("box", "#2f3d22", "#6f7f45", 6), 81 + s, 6000, 1.1)
                lathe("sconce", [(0.05, 0), (0.09, 0.1), (0.09, 0.32), (0.05, 0.4), (0, 0.41)], (cx + s * 1.36, -0.1, 2.2), m_emit("sconce", "#ffd096", 5), 24).visible_shadow = False
                point((cx + s * 1.36, -0.3, 2.4), 26, "#ffbe7a", 0.1)
            box("transom", (1.9, 0.1, 0.12), (cx, 0.2, 2.62), walnut, 0.01)
            box("step", (2.6, 0.7, 0.14), (cx, -0.5, 0.16), stone, 0.02)
            # Awning of striped cloth on brass rods.
            cloth = [m_linen("awning", "#8e3f2c", coord="Object", var=0.04, translucent=0.3), m_linen("awning2", "#e4d6bc", coord="Object", var=0.03, translucent=0.3)]
            for k in range(12):
                u0 = cx - 1.62 + k * 0.27
                mesh_obj("stripe", [(u0, 0.0, 3.65), (u0 + 0.27, 0.0, 3.65), (u0 + 0.27, -1.75, 3.02), (u0, -1.75, 3.02)], [(0, 1, 2, 3)], cloth[k % 2])
                drop = [(u0 + 0.27 * t, -1.76, 3.02 - (0.2 + 0.06 * math.sin(math.pi * t))) for t in np.linspace(0, 1, 7)]
                mesh_obj("valance", [(u0, -1.755, 3.02), (u0 + 0.27, -1.755, 3.02), *drop[::-1]], [tuple(range(9))], cloth[k % 2])
            for s in (-1, 1):
                tube("rod", [(cx + s * 1.6, -1.72, 3.0), (cx + s * 1.6, 0.0, 2.75)], 0.018, brass, bez=False)
            area((cx, -0.7, 2.9), (cx, -0.8, 0), 1.4, 60, "#ffc98a", 1.0)
    for j in range(storeys):
        base = GROUND + 0.12 + j * STOREY
        for i in range(bays):
            cx = (i - (bays - 1) / 2) * BAY
            a, b = cx - BAY / 2, cx + BAY / 2
            w, h = 1.15, 2.15
            z0 = base + 0.55
            for p, q in ((a, cx - w / 2), (cx + w / 2, b)):
                box("wall", (q - p, 0.4, STOREY), ((p + q) / 2, 0.3, base + STOREY / 2), front, 0)
            box("wall", (w, 0.4, 0.55), (cx, 0.3, base + 0.275), front, 0)
            box("wall", (w, 0.4, STOREY - 0.55 - h), (cx, 0.3, z0 + h + (STOREY - 0.55 - h) / 2), front, 0)
            lit = rnd.random()
            pane = panes[0] if lit < 0.22 else panes[1] if lit < 0.42 else panes[2] if lit < 0.58 else panes[3]
            window((cx, 0.1, z0), w, h, stone, dark, pane, iron, j == 0)
        box("string", (width, 0.5, 0.14), (0, 0.22, base + STOREY), stone, 0.03)
    for s in (-1, 1):
        box("edge", (0.8, 0.56, storeys * STOREY), (s * (width / 2 - 0.2), 0.26, GROUND + storeys * STOREY / 2), stone, 0.02)
    # The sign, lit from above by small lamps.
    box("sign", (3.4, 0.05, 0.42), ((door_bay - (bays - 1) / 2) * BAY, -0.2, 4.28), m_plain("signboard", "#20281f", 0.5), 0.01)
    for k in range(5):
        cx = (door_bay - (bays - 1) / 2) * BAY - 0.9 + k * 0.45
        lathe("star", [(0, 0), (0.055, 0), (0, 0.03)], (cx, -0.23, 4.28), m_emit("star", "#ffd08a", 2.0), 5, False, rot=(math.pi / 2, 0, 0))
    # Neighbours on both sides, darker; street lamps; a tree.
    dusk = m_plaster("neighbour", "#8d8272", "#746a5c", 0.4, 0.6)
    for x, w, h in ((-14.4, 12, 7.6), (15.3, 14, 16)):
        box("house", (w, 0.6, h), (x, 0.6, h / 2), dusk, 0.02)
        for i in range(4):
            for j in range(int(h / 3.4)):
                lit = rnd.random() < 0.2
                box("pane", (1.0, 0.05, 1.7), (x - w / 2 + 1.6 + i * 2.8, 0.28, 2.0 + j * 3.3), panes[2] if lit else panes[3], 0)
    for x in (-7.2, 7.6):
        street_lamp((x, -1.6, 0.0), iron, 130)
    towards = Vector((-0.8, 0.5, 0.06))
    stops = [(0, "#b4a08c"), (6, "#8f8a94"), (16, "#5e6c8e"), (35, "#384a72"), (60, "#24345a"), (90, "#1a2747")]
    gradsky(stops, towards, "#e8a070", 6, 0.15, 60, 0.1, 0.34, dict(color="#8a7f90", amt=0.4, lo=0.5, hi=0.75))
    shot["bounces"] = 3
    shoot(shot)


main()
