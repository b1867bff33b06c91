"""The garden: a gravel path between lavender and olive trees leads to the stone house; a bench, pots, the valley behind."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from light import *
from outdoor import *
from shot import load, shoot
from terrain import fbm
from trees import grass_tuft, leaf_tree, m_leafy, scatter


def path_x(y):
    """Middle of the path: it swings from the camera towards the door."""
    return 0.3 + 2.5 / (1 + math.exp(-(y - 4.0) * 0.75))


def lie(x, y):
    return float(0.10 * fbm(np.array([x / 3.0]), np.array([y / 3.0]), 3, 7)[0]) if abs(x - path_x(y)) > 1 else 0.0


def ground():
    a = N("lawn")
    pos = a.n("NewGeometry").outputs["Position"]
    c = a.mix(a.ramp(a.noise(pos, 0.7, 5, 0.6), [(0.35, 0.0), (0.65, 1.0)]), "#71803f", "#9aa055")
    a.principled(c, 0.95, spec=0.05, normal=a.bump(a.noise(pos, 18, 4, 0.7), 0.9, 0.05))
    grid("lawn", 130, 110, lambda u, v: (-14 + 28 * u, -6 + 22 * v, lie(-14 + 28 * u, -6 + 22 * v) - 0.03), a.m)
    g = N("gravel")
    pos = g.n("NewGeometry").outputs["Position"]
    stones = g.n("TexVoronoi", feature="F1")
    g.t.links.new(pos, stones.inputs["Vector"])
    stones.inputs["Scale"].default_value = 34
    c = g.mix(g.noise(pos, 60, 2, 0.6), "#cdbb98", "#e6d8ba")
    c = g.mix(g.math("MULTIPLY", g.noise(pos, 1.2, 4, 0.6), 0.5), c, "#b8a480")
    g.principled(c, 0.95, spec=0.1, normal=g.bump(stones.outputs["Distance"], 0.8, 0.02))
    grid("path", 6, 90, lambda u, v: (path_x(-6 + 15 * v) + (u - 0.5) * 1.5, -6 + 15 * v, 0.03), g.m)
    grid("yard", 10, 6, lambda u, v: (0.6 + 8.4 * u, 8.0 + 1.6 * v, 0.028), g.m)


def house(mats):
    stone, mortar, shutter, cap, beam, roof = mats
    holes = ((2.2, 3.3, 0, 2.25), (4.6, 5.6, 0.95, 2.3), (6.9, 7.9, 0.95, 2.3), (2.3, 3.2, 3.1, 4.2), (4.7, 5.5, 3.1, 4.2), (7.0, 7.8, 3.1, 4.2))
    stone_wall(0.9, 10, 0, 5.2, 9.6, 0.5, stone, mortar, seed=25, holes=holes)
    stone_wall(9.6, 14, 0, 5.2, 1.15, 0.5, stone, mortar, axis="y", seed=27)
    dark = m_plain("darkpane", "#3b3a34", 0.12, spec=0.6)
    for a, b, za, zb in holes:
        cx, w, h = (a + b) / 2, b - a, zb - za
        box("lintel", (w + 0.4, 0.56, 0.18), (cx, 9.58, zb + 0.08), beam, 0.02)
        if za == 0:
            box("door", (w, 0.08, h), (cx, 9.62, h / 2), shutter, 0.006)
            for x in (-0.27, 0.27):
                for z in (0.58, 1.55):
                    box("doorpanel", (0.4, 0.03, 0.75), (cx + x, 9.57, z), shutter, 0.012)
            box("step", (1.5, 0.5, 0.14), (cx, 9.15, 0.07), cap, 0.02)
            continue
        box("pane", (w, 0.04, h), (cx, 9.68, (za + zb) / 2), dark, 0)
        for x in (a, cx, b):
            box("frame", (0.05, 0.07, h), (x, 9.64, (za + zb) / 2), shutter, 0.006)
        box("sill", (w + 0.2, 0.62, 0.06), (cx, 9.5, za - 0.02), cap, 0.012)
        for s in (-1, 1):
            x = cx + s * (w / 2 + w / 4 + 0.03)
            box("shutter", (w / 2, 0.045, h), (x, 9.31, (za + zb) / 2), shutter, 0.006)
            for k in range(int(h / 0.105)):
                box("slat", (w / 2 - 0.1, 0.02, 0.05), (x, 9.285, za + 0.08 + k * 0.105), shutter, 0.004, 2, (0.5, 0, 0))
    box("eave", (9.6, 0.9, 0.08), (5.5, 9.3, 5.24), beam, 0.01, 2, (0.28, 0, 0))
    for k in range(47):
        x = 0.8 + k * 0.2
        tube("tile", [(x, 8.82, 5.16), (x, 9.9, 5.5)], 0.075, roof, bez=False, res=3)


def bench(at, turn, wood):
    def build():
        for k in range(4):
            box("slat", (1.5, 0.1, 0.035), (0, -0.18 + k * 0.12, 0.45), wood, 0.008)
        for k in range(3):
            box("back", (1.5, 0.03, 0.09), (0, 0.27 + 0.03 * k, 0.6 + 0.14 * k), wood, 0.008, 2, (-0.2, 0, 0))
        for s in (-1, 1):
            box("leg", (0.06, 0.06, 0.45), (s * 0.66, -0.17, 0.22), wood, 0.008)
            box("leg", (0.06, 0.06, 0.95), (s * 0.66, 0.25, 0.46), wood, 0.008, 2, (-0.14, 0, 0))

    return grouped(build, at, turn)


def main():
    shot = load()
    reset()
    stone, mortar = m_stone(), m_plaster("mortar", "#b9a684", "#9c8864", 0.5, 3)
    cap = m_plaster("cap", "#d9caae", "#bfab88", 0.5, 2)
    clay, soil = m_plaster("clay", "#b9724b", "#96553a", 0.4, 2), m_plain("soil", "#3a2a1e", 0.95)
    beam = m_wood("beam", "#8b6640", "#4b321d", 1.6, "X", 0.65, bump=0.5, ring=5)
    shutter = m_wood("shutter", "#7f8768", "#5c6449", 3, "Z", 0.6, bump=0.2)
    roof = m_plaster("roof", "#b57149", "#8f5334", 0.6, 3)
    ground()
    house((stone, mortar, shutter, cap, beam, roof))

    # Lavender along both sides of the path, olives on the lawn, long grass under them.
    rs = np.random.RandomState(4)
    sage, violet = m_leafy("lavleaf", "#7d8a66", "#a9b38c", 9), m_leafy("lavflower", "#77709a", "#aaa2c2", 9)
    cushion = [leaf_tree(f"cushion{k}", 90 + k, sage, 0.3, 0.2, 3600, 0.7, (0.035, 0.004), 0.01, "#66714f", 0) for k in range(2)]
    flower = [leaf_tree(f"flower{k}", 95 + k, violet, 0.3, 0.42, 2600, 0.5, (0.022, 0.006), 0.01, "#7d7c7c", 0) for k in range(2)]
    rows = []
    for s in (-1, 1):
        for y in np.arange(-1.6, 7.6, 0.52):
            for extra in (0, 1):
                x = path_x(y) + s * (1.05 + 0.5 * extra) + rs.uniform(-0.05, 0.05)
                rows.append((x, y + 0.26 * extra, lie(x, y)))
    rows = np.array(rows)
    size = rs.uniform(0.85, 1.2, len(rows))
    scatter("cushions", rows, size, cushion)
    scatter("flowers", rows, size, flower)
    olive = m_leafy("olive", "#5b6542", "#b3b793", 5)
    olives = [leaf_tree(f"olive{k}", k + 21, olive, 1.7, 2.7, 22000, 0.8, (0.05, 0.013), 0.2, "#434b32") for k in range(3)]
    spots = np.array([(-4.4, 4.6, 0), (-7.2, 8.6, 0), (-2.6, 9.6, 0), (-10.5, 6.0, 0), (6.6, 3.4, 0), (-6.0, 13.0, 0)], float)
    scatter("olives", spots, np.array([1.0, 1.05, 0.95, 1.1, 0.82, 1.0]), olives)
    tuft = grass_tuft(m_leafy("tuft", "#71803f", "#b0ad66", 4))
    at = np.stack([rs.uniform(-12, 12, 5200), rs.uniform(-3.5, 12, 5200)], 1)
    at = at[[abs(x - path_x(y)) > 1.9 and not (x > 0.5 and y > 7.6) for x, y in at]]
    scatter("tufts", np.array([(x, y, lie(x, y) - 0.03) for x, y in at]), rs.uniform(0.25, 0.7, len(at)), [tuft])
    bench((-1.75, 5.6, 0.02), math.radians(118), m_wood("bench", "#9a7348", "#553820", 2.2, "X", 0.55, bump=0.3))
    box_green = m_leafy("box", "#2f3d22", "#6f7f45", 6)
    for px, py, r, k in ((1.75, 9.0, 0.24, 83), (3.8, 9.0, 0.24, 85), (6.25, 8.95, 0.2, 87)):
        pot((px, py, 0.03), r, r * 1.75, clay, soil)
        bush((px, py, 0.03 + r * 1.5), r * 1.4, box_green, k, 9000, 1.0)
    # A low dry-stone wall closes the garden towards the valley.
    stone_wall(-14, 0.6, -0.1, 0.7, 15.0, 0.4, stone, mortar, seed=11)
    backdrop(shot, {"width": 120.0, "y": 44.0, "x": -14.4, "z": 1.6, "strength": 1.9})
    towards = Vector(shot.get("sun_from", (-0.75, -0.25, 0.5)))
    gradsky([(0, "#f4e4c8"), (10, "#dcdfdc"), (24, "#b3cbdc"), (55, "#86abcc"), (90, "#6f98c0")], towards, "#ffe0b0", 5, 0.5, 80, 0.8, 0.75)
    sun(-towards, shot.get("sun", 5.5), "#ffd8a8", 0.9)
    shot["bounces"] = 3
    shoot(shot)


main()
