"""The private parking: gravel under a vine pergola beside the house's stone wall, with a small old car."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from car import car
from light import *
from outdoor import *
from shot import load, shoot


def gravel():
    """Fine pale gravel on the ground, with loose stones near the camera."""
    a = N("gravel")
    pos = a.n("NewGeometry").outputs["Position"]
    cells = a.n("TexVoronoi", feature="F1")
    a.t.links.new(pos, cells.inputs["Vector"])
    cells.inputs["Scale"].default_value = 34
    broad, fine = a.noise(pos, 0.8, 4, 0.6), a.noise(pos, 60, 3, 0.7)
    tone = a.ramp(a.n("SeparateRGB").outputs[0], [(0, "#a8977c"), (1, "#d6c8ae")])
    split = [n for n in a.t.nodes if n.bl_idname == "ShaderNodeSeparateRGB"][0]
    a.t.links.new(cells.outputs["Color"], split.inputs[0])
    c = a.mix(a.math("MULTIPLY", broad, 0.5), tone, a.mix(1.0, tone, (0.72, 0.66, 0.56, 1), "MULTIPLY"))
    height = a.math("SUBTRACT", a.math("MULTIPLY", fine, 0.3), cells.outputs["Distance"])
    a.principled(c, 0.95, spec=0.1, normal=a.bump(height, 0.9, 0.02))
    ground = lambda u, v: (-9 + 24 * u, -8 + 14 * v, 0.015 * noise.noise((u * 9, v * 9, 0)))
    grid("gravel", 90, 70, ground, a.m)
    rnd = random.Random(6)
    stone = m_stone("pebble", "#cbbb9c", "#a08f72")
    model = lathe("pebble", [(0, -0.006), (0.01, -0.004), (0.012, 0.0), (0.008, 0.005), (0, 0.006)], (0, -500, 0), stone, 10)
    for _ in range(900):
        dup(model, (rnd.uniform(-3.5, 3.5), rnd.uniform(-4.2, 0.5), 0.006), (rnd.random(), rnd.random(), rnd.random() * 6), rnd.uniform(0.5, 1.6))


def main():
    shot = load()
    reset()
    stone, mortar = m_stone(), m_plaster("mortar", "#b9a684", "#9c8864", 0.5, 3)
    cap = m_plaster("cap", "#d9caae", "#bfab88", 0.5, 2)
    clay, soil = m_plaster("clay", "#b9724b", "#96553a", 0.4, 2), m_plain("soil", "#3a2a1e", 0.95)
    beam = m_wood("beam", "#8b6640", "#4b321d", 1.6, "X", 0.65, bump=0.5, ring=5)
    olive, box_green = m_leafy("olive", "#5f6844", "#b3b58f", 5), m_leafy("box", "#2f3d22", "#6f7f45", 6)
    vine_leaf = m_linen("vineleaf", "#7f8f3f", coord="Object", var=0.3, sheen=0.1, rough=0.5, translucent=0.4)
    cane = m_plain("cane", "#5b442f", 0.85)
    lav = (m_plain("stalk", "#8f9a78", 0.8), m_linen("lavender", "#8d80ae", coord="Object", var=0.2, sheen=0.3))
    gravel()

    # The house behind, a low wall on the right, the valley beyond it.
    shutter = m_wood("shutter", "#7f8768", "#5c6449", 3, "Z", 0.6, bump=0.2)
    stone_wall(-6.5, 1.7, 0, 4.2, 3.0, 0.5, stone, mortar, seed=21, holes=((-2.7, -1.75, 1.1, 2.3),))
    box("pane", (0.95, 0.04, 1.2), (-2.22, 2.95, 1.7), m_plain("darkpane", "#3b3a34", 0.12, spec=0.6), 0)
    box("sill", (1.2, 0.62, 0.07), (-2.22, 2.86, 1.07), cap, 0.012)
    box("lintel", (1.35, 0.58, 0.18), (-2.22, 2.96, 2.39), beam, 0.02)
    for x in (-2.98, -1.46):
        box("shutter", (0.5, 0.045, 1.2), (x, 2.72, 1.7), shutter, 0.006)
        for k in range(10):
            box("slat", (0.4, 0.02, 0.05), (x, 2.69, 1.22 + k * 0.105), shutter, 0.004, 2, (0.5, 0, 0))
    stone_wall(1.9, 13.0, -0.1, 0.7, 3.3, 0.4, stone, mortar, seed=11)
    rnd, x = random.Random(5), 1.8
    while x < 13.0:
        w = rnd.uniform(0.5, 0.8)
        box("cap", (w - 0.01, 0.5, 0.055), (x + w / 2, 3.3, 0.73 + rnd.uniform(-0.004, 0.004)), cap, 0.014, 3)
        x += w

    # Pergola over the place: four posts, beams, laths, the vine.
    for px in (-2.9, 2.55):
        for py in (-1.35, 2.2):
            box("post", (0.16, 0.16, 2.5), (px, py, 1.25), beam, 0.012)
            box("foot", (0.3, 0.3, 0.16), (px, py, 0.06), cap, 0.02)
    for py in (-1.35, 2.2):
        box("beam", (6.4, 0.14, 0.18), (-0.15, py, 2.58), beam, 0.012)
    for k in range(9):
        box("rafter", (0.08, 4.5, 0.1), (-2.9 + k * 0.68, 0.4, 2.72), beam, 0.008)
    vine([(-2.95, -1.3, 0.1), (-2.9, -1.3, 2.5), (-1.6, -1.1, 2.78), (0.2, -1.2, 2.8), (1.8, -1.0, 2.78), (2.9, -1.2, 2.7)], (vine_leaf, cane), 640, 2, 0.2)
    vine([(-2.6, 1.8, 2.8), (-1.2, 0.6, 2.82), (0.2, 1.3, 2.82), (1.4, 0.2, 2.82), (2.4, 1.6, 2.8)], (vine_leaf, cane), 900, 5, 0.42)

    car((-0.15, 0.55, 0.0), shot.get("car_turn", 0.5))
    for (px, py), r, k in (((-3.6, 2.3), 0.3, 81), ((2.0, 2.6), 0.26, 83)):
        pot((px, py, 0), r, r * 1.75, clay, soil)
        bush((px, py, r * 1.55), r * 1.5, olive if k == 81 else box_green, k, 9000, 0.9, stem=0.7 if k == 81 else 0)
    for px in (2.9, 3.6, 4.3):
        lavender((px, 2.75, 0.0), 0.3, lav, 90, int(px * 10))
    backdrop(shot, {"width": 76.0, "y": 26.0, "x": 11.0, "z": 0.8, "strength": 2.0})
    towards = Vector(shot.get("sun_from", (0.55, -0.5, 0.5)))
    gradsky([(0, "#f4dcb4"), (10, "#dcdad0"), (24, "#b3c6d2"), (55, "#86a6c2"), (90, "#6f94b8")], towards, "#ffd79a", 5, 0.8, 80, 1.2, 0.7)
    sun(-towards, shot.get("sun", 5.5), "#ffcf98", 1.0)
    shoot(shot)


main()
