"""The house's terrace and courtyard: dry stone, terracotta pots, a set table under the pergola, the hills beyond."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from building import terracotta
from food import *
from furniture import *
from light import *
from outdoor import *
from plants import *
from shot import load, shoot


def lantern(power):
    """A lit lantern beside the door, and light in the window."""
    iron, pane = m_plain("iron", "#2a2724", 0.5), m_emit("pane", "#ffc27a", 5)
    x, y, z = -2.62, -0.22, 2.0
    tube("bracket", [(-2.86, y, z + 0.5), (x - 0.1, y, z + 0.58), (x, y, z + 0.5), (x, y, z + 0.38)], 0.013, iron)
    lathe("panes", [(0, 0), (0.06, 0), (0.095, 0.24), (0, 0.24)], (x, y, z), pane, 6, False).visible_shadow = False
    for k in range(6):
        q = k * math.pi / 3
        tube("rib", [(x + r * math.cos(q), y + r * math.sin(q), z + h) for r, h in ((0.062, 0), (0.097, 0.24))], 0.008, iron, bez=False)
    lathe("cap", [(0, 0.24), (0.12, 0.24), (0.05, 0.32), (0.02, 0.33), (0.018, 0.38), (0, 0.38)], (x, y, z), iron, 6, False)
    lathe("foot", [(0, -0.04), (0.018, -0.04), (0.068, -0.004), (0.068, 0.01), (0, 0.01)], (x, y, z), iron, 6, False)
    brass = m_plain("brass", "#c2994f", 0.3, metal=1)
    knob = [(0, 0), (0.03, 0), (0.03, 0.008), (0.012, 0.012), (0.012, 0.04), (0.03, 0.055), (0.033, 0.07), (0.02, 0.085), (0, 0.088)]
    lathe("knob", knob, (-3.16, -1.05, 1.05), brass, 48, rot=(0, math.pi / 2, 0))
    box("letters", (0.012, 0.26, 0.045), (-3.155, -1.05, 1.2), brass, 0.004)
    point((x + 0.02, y, z + 0.12), power * 2.2, "#ffb469", 0.07)
    area((-3.1, 1.4, 1.6), (0, 1.4, 0.6), 0.9, power * 2.6, "#ffb978", 1.2)
    box("glowpane", (0.02, 0.96, 1.26), (-3.17, 1.4, 1.6), m_emit("glowpane", "#ffb368", 0.75), 0)


def main():
    shot = load()
    reset()
    stone, mortar = m_stone(), m_plaster("mortar", "#b9a684", "#9c8864", 0.5, 3)
    cap = m_plaster("cap", "#d9caae", "#bfab88", 0.5, 2)
    clay, soil = m_plaster("clay", "#b9724b", "#96553a", 0.4, 2), m_plain("soil", "#3a2a1e", 0.95)
    wood, beam = m_wood("wood", "#9a7348", "#553820", 2.2, "Z", 0.55, bump=0.3), m_wood(
        "beam", "#8b6640", "#4b321d", 1.6, "X", 0.65, bump=0.5, ring=5
    )
    plank = m_wood("plank", "#a67a4e", "#5b3a22", 2.2, "X", 0.5, bump=0.35, ring=6)
    rush = m_boucle("rush", "#c7a76c", 70)
    olive = m_leafy("olive", "#5f6844", "#b3b58f", 5)
    box_green = m_leafy("box", "#2f3d22", "#6f7f45", 6)
    vine_leaf = m_linen("vineleaf", "#7f8f3f", coord="Object", var=0.3, sheen=0.1, rough=0.5, translucent=0.4)
    cane = m_plain("cane", "#5b442f", 0.85)
    lav = (m_plain("stalk", "#8f9a78", 0.8), m_linen("lavender", "#8d80ae", coord="Object", var=0.2, sheen=0.3))
    rnd = random.Random(5)

    terracotta(-4.6, 4.6, -5.0, 3.2, 0.30, 0.15, m_cotto("cotto", "#b98a68", "#94694d", "#d2ad8c"))
    # Parapet towards the valley, with flat cap stones.
    stone_wall(-4.6, 4.6, -0.1, 0.72, 3.0, 0.36, stone, mortar, seed=11)
    x = -4.6
    while x < 4.6:
        w = rnd.uniform(0.5, 0.8)
        box("cap", (w - 0.01, 0.46, 0.055), (x + w / 2, 3.0, 0.75 + rnd.uniform(-0.004, 0.004)), cap, 0.014, 3)
        x += w
    # The house on the left: wall with a door and a window with shutters.
    shutter = m_wood("shutter", "#7f8768", "#5c6449", 3, "Z", 0.6, bump=0.2)
    stone_wall(-5.0, 3.2, 0, 3.6, -3.1, 0.5, stone, mortar, axis="y", seed=21, holes=((-1.6, -0.5, 0, 2.2), (0.9, 1.9, 0.95, 2.25)))
    box("door", (0.08, 1.1, 2.2), (-3.2, -1.05, 1.1), shutter, 0.006)
    for y in (-1.32, -0.78):
        for z in (0.55, 1.5):
            box("doorpanel", (0.03, 0.4, 0.75), (-3.15, y, z), shutter, 0.012)
    box("step", (0.6, 1.4, 0.14), (-2.62, -1.05, 0.06), cap, 0.02)
    box("lintel", (0.56, 1.5, 0.2), (-3.08, -1.05, 2.3), beam, 0.02)
    box("lintel", (0.56, 1.4, 0.18), (-3.08, 1.4, 2.34), beam, 0.02)
    box("pane", (0.04, 1.0, 1.3), (-3.2, 1.4, 1.6), m_plain("darkpane", "#3b3a34", 0.12, spec=0.6), 0)
    for y in (0.9, 1.4, 1.9):
        box("frame", (0.07, 0.05, 1.3), (-3.16, y, 1.6), shutter, 0.006)
    box("sill", (0.62, 1.2, 0.06), (-3.02, 1.4, 0.93), cap, 0.012)
    for y in (0.62, 2.18):
        box("shutter", (0.045, 0.5, 1.3), (-2.8, y, 1.6), shutter, 0.006)
        for k in range(11):
            box("slat", (0.02, 0.4, 0.05), (-2.775, y, 1.08 + k * 0.105), shutter, 0.004, 2, (0, 0.5, 0))

    # Pergola: two posts, three beams, laths, the vine.
    for px in (0.4, 3.6):
        box("post", (0.15, 0.15, 2.45), (px, 2.55, 1.22), beam, 0.012)
    for px in (-2.78 if shot.has("evening") else -2.9, 0.4, 3.6):  # seen from the front, the first one lies before the wall
        box("rafter", (0.11, 6.4, 0.15), (px, -0.4, 2.62), beam, 0.012)
    box("beam", (7.6, 0.13, 0.16), (0.6, 2.55, 2.48), beam, 0.012)
    for k in range(11):
        box("lath", (7.4, 0.045, 0.05), (0.5, -2.6 + k * 0.5, 2.72), beam, 0.006)
    vine(
        [(3.65, 2.5, 0.1), (3.62, 2.5, 2.6), (2.0, 2.4, 2.7), (0.4, 2.5, 2.72), (-1.2, 2.3, 2.72), (-2.7, 2.2, 2.72)],
        (vine_leaf, cane),
        620,
        2,
        0.16,
    )
    vine([(3.4, 2.2, 2.72), (2.4, 0.8, 2.74), (1.2, -0.4, 2.74), (-0.6, 0.6, 2.74), (-2.4, 1.4, 2.74)], (vine_leaf, cane), 760, 5, 0.4)

    # Pots along the parapet and by the door.
    pot((-2.35, 2.45, 0), 0.26, 0.46, clay, soil)
    bush((-2.35, 2.45, 0.4), 0.42, olive, 81, 9000, 0.85, stem=0.75)
    for px, r in ((-1.45, 0.17), (2.9, 0.19), (-0.9, 0.14)):
        pot((px, 2.98, 0.78), r * 0.9, r * 1.35, clay, soil)
        lavender((px, 2.98, 0.78 + r * 1.2), r * 0.9, lav, 60, int(px * 10) + 40)
    pot((-2.5, -0.15, 0), 0.22, 0.4, clay, soil)
    bush((-2.5, -0.15, 0.34), 0.3, box_green, 83, 9000, 1.0)
    pot((3.2, 2.35, 0), 0.24, 0.42, clay, soil)
    bush((3.2, 2.35, 0.36), 0.33, box_green, 85, 9000, 1.0)

    if shot.has("evening"):
        lantern(shot.get("lantern", 9))
    # Table laid for two.
    tx, ty = shot.get("table", (1.35, 0.75))
    for k in range(6):
        box("top", (1.5, 0.145, 0.036), (tx, ty - 0.375 + k * 0.15, 0.742), plank, 0.006, 2)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box("leg", (0.07, 0.07, 0.72), (tx + sx * 0.64, ty + sy * 0.34, 0.36), wood, 0.01)
    box("apron", (1.3, 0.72, 0.09), (tx, ty, 0.68), wood, 0.006)
    chair((tx - 0.3, ty - 0.72, 0), math.pi + 0.15, wood, rush)
    chair((tx + 0.35, ty + 0.72, 0), -0.12, wood, rush)
    chair((tx - 1.02, ty + 0.05, 0), math.pi / 2 + 0.1, wood, rush)
    cer, cer2 = m_ceramic("cer", "#f1eadd"), m_ceramic("cer2", "#c9b594")
    z = 0.762
    if not shot.has("bare table"):
        plate((tx - 0.28, ty - 0.2, z), 0.13, cer)
        plate((tx + 0.3, ty + 0.2, z), 0.13, cer)
        plate((tx + 0.02, ty, z), 0.15, cer2, 0.012)
        jam = m_plain("jam", "#7a1a18", 0.16, spec=0.5, clear=0.6)
        crostata((tx + 0.02, ty, z + 0.01), 0.125, m_pastry("pastry"), jam)
        moka((tx + 0.42, ty - 0.12, z), m_alu(), m_plain("black", "#1b1815", 0.35), rot=2.2)
        cup((tx - 0.08, ty - 0.27, z), cer, m_cappuccino(), r=0.044, h=0.056, rot=0.6)
        cup((tx + 0.12, ty + 0.27, z), cer, m_cappuccino(), r=0.044, h=0.056, rot=2.6)
        vase((tx - 0.5, ty + 0.1, z), cer, 0.2, 0.07, 0.03)
        for i in range(6):
            olive_branch(
                (tx - 0.5, ty + 0.1, z + 0.17),
                0.34,
                m_linen("leaf", "#7c8462", coord="Object", var=0.2, rough=0.55, translucent=0.25),
                cane,
                seed=30 + i,
                n=22,
                spread=0.6,
            )

    backdrop(shot, {"width": 46.0, "y": 24.0, "x": 2.0, "z": 1.2, "strength": 2.0})
    towards = Vector(shot.get("sun_from", (0.75, 0.35, 0.42)))
    if shot.has("evening"):
        stops = [(0, "#f0b98c"), (8, "#d9a79a"), (22, "#8f8fb4"), (50, "#5a6a9c"), (90, "#42548a")]
        gradsky(stops, towards, "#ffb27a", 5, 0.5, 80, 0.4, shot.get("skylight", 0.55))
        return shoot(shot)
    gradsky([(0, "#f4dcb4"), (10, "#dcdad0"), (24, "#b3c6d2"), (55, "#86a6c2"), (90, "#6f94b8")], towards, "#ffd79a", 5, 0.8, 80, 1.2, 0.6)
    sun(-towards, shot.get("sun", 5.5), "#ffcf98", 1.0)
    shoot(shot)


main()
