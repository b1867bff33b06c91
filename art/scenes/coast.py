"""The coast road: headlands above the Adriatic, a low stone wall, umbrella pines and broom."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from light import *
from materials import *
from shot import load, shoot
from terrain import Land, ease, fbm, m_ground, water
from town import Town
from trees import blob, leaf_tree, m_leafy, scatter

ROAD = 44.0  # metres inland from the edge of the cliff


def edge(y):
    """x of the cliff's edge: the coast swings away to the left, then two headlands come forward."""
    y = np.asarray(y, float)
    x = 58 - 75 * (1 - np.cos(np.clip(y, -200, 700) / 223))
    x = x + 150 * np.exp(-(((y - 560) / 130) ** 2)) + 330 * np.exp(-(((y - 1350) / 240) ** 2)) + 500 * np.exp(-(((y - 2700) / 420) ** 2))
    return x + 9 * np.sin(y / 47.0) + 4 * np.sin(y / 19.0 + 1)


def road_height(y):
    return 36 + 2.5 * np.sin(np.asarray(y, float) / 170.0)


class Coast(Land):
    def __init__(self):
        super().__init__(town=(-60, 1330), hill=0, sea=True, season="spring")

    def height(self, x, y):
        inland = edge(y) - x
        cliff = 42 * ease(-4, 26, inland + 7 * fbm(x / 40, y / 40, 4, 5)) - 6
        h = cliff + 0.22 * np.maximum(inland - 52, 0) + 60 * ease(60, 500, inland) * (0.4 + fbm(x / 330, y / 330, 4, 15))
        h = h + 2.2 * fbm(x / 18, y / 18, 4, 25) * ease(0, 20, inland)
        k = 1 - ease(5.0, 16, np.abs(inland - ROAD))
        return h * (1 - k) + (road_height(y) - 0.12) * k

    def _colour(self, x, y, z, edge_, i, far):
        c = super()._colour(x, y, z, edge_, i, far)
        inland = edge(y) - x
        rock = np.array(hexc("#c2ab84")[:3]) * (1 + 0.3 * fbm(x / 9, z / 3, 4, 35)[..., None])
        scrub = np.array(hexc("#76803f")[:3]) * (1 + 0.35 * fbm(x / 14, y / 14, 4, 45)[..., None])
        k = (1 - ease(10, 30, inland))[..., None]
        near = (1 - ease(60, 140, inland))[..., None]
        return (c * (1 - near) + scrub * near) * (1 - k) + rock * k


def ribbon(name, a, b, lift, mat, y0=-60, y1=900, n=700):
    """A strip that follows the road between two offsets from its middle line."""
    verts, faces = [], []
    for i, y in enumerate(np.linspace(y0, y1, n)):
        x, z = float(edge(y)) - ROAD, float(road_height(y)) + lift
        verts += [(x + a, y, z), (x + b, y, z)]
        if i:
            faces.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
    return mesh_obj(name, verts, faces, mat, True)


def main():
    shot = load()
    reset()
    land = Coast()
    land.mesh(1300, 800, 9000, 78)
    water(level=0, start=-500, color="#1c6c86")
    asphalt = N("asphalt")
    pos = asphalt.n("NewGeometry").outputs["Position"]
    worn = asphalt.noise(pos, 0.5, 5, 0.6)
    c = asphalt.mix(worn, "#6d6a66", "#8a857c")
    asphalt.principled(c, 0.85, spec=0.2, normal=asphalt.bump(asphalt.noise(pos, 30, 3, 0.7), 0.3, 0.01))
    paint = m_plain("paint", "#e6e0d2", 0.7)
    ribbon("road", -3.3, 3.3, 0.0, asphalt.m)
    for a in (-2.95, 2.83):
        ribbon("line", a, a + 0.12, 0.012, paint)
    for y in range(-20, 420, 8):
        ribbon("dash", -0.06, 0.06, 0.012, paint, y, y + 3.5, 6)
    # Low wall of blocks on the side of the sea.
    stone = [m_plaster(f"stone{k}", col, a_mix(col, "#6b5a40", 0.35), 0.7, 3) for k, col in enumerate(("#d2c09e", "#c4b08c", "#dccdb0"))]
    rnd, y = random.Random(3), -12.0
    while y < 330:
        w = rnd.uniform(0.7, 1.3) if y < 120 else 2.4
        x, z = float(edge(y)) - ROAD + 4.1, float(road_height(y))
        turn = math.atan2(float(edge(y + 1) - edge(y)), 1.0)
        box(
            "block",
            (0.42, w - 0.02, 0.62),
            (x, y + w / 2, z + 0.24 + rnd.uniform(-0.02, 0.02)),
            rnd.choice(stone),
            0.03,
            2,
            (rnd.gauss(0, 0.01), rnd.gauss(0, 0.01), -turn),
        )
        y += w
    # Pines, broom and scrub.
    rs = np.random.RandomState(5)
    pine = m_leafy("pine", "#2c3d22", "#6d7f45", 3)
    scrub, broom = m_leafy("scrub", "#4a5a2c", "#8f9a58", 6), m_leafy("broom", "#8a8f3a", "#e2c64a", 6)
    pines = [leaf_tree(f"pine{k}", k + 15, pine, 4.2, 7.6, 16000, 0.42, (0.12, 0.02), 0.36, "#2e3a22") for k in range(3)]
    bushes = [leaf_tree(f"scrub{k}", k + 45, scrub, 0.9, 0.6, 5000, 0.8, (0.05, 0.02), 0.03, "#3a4426", 0) for k in range(2)]
    brooms = [leaf_tree("broom", 61, broom, 0.8, 0.7, 5000, 0.9, (0.04, 0.012), 0.03, "#5a6a2c", 0)]

    def strip(n, lo, hi, y0, y1):
        y = rs.uniform(y0, y1, n)
        return np.stack([edge(y) - rs.uniform(lo, hi, n), y], 1)

    near = np.array(
        [(float(edge(y)) - ROAD - d, y) for y, d in ((34, 9), (47, 11), (66, 8.5), (92, 12), (118, 9), (150, 11), (190, 9), (240, 10))]
    )
    woods = np.concatenate([near, strip(140, 62, 240, 120, 900), strip(260, 60, 420, 900, 2600)])
    scatter("pines", land.drop(woods, -0.3), rs.uniform(0.75, 1.2, len(woods)), pines)
    low = np.concatenate([strip(420, 8, 37, 6, 300), strip(300, 52, 110, 10, 400), strip(500, 6, 38, 300, 1200)])
    scatter("scrub", land.drop(low), rs.uniform(0.6, 1.7, len(low)), bushes)
    yellow = np.concatenate([strip(150, 12, 38, 6, 200), strip(90, 51, 70, 8, 200)])
    scatter("broom", land.drop(yellow), rs.uniform(0.6, 1.5, len(yellow)), brooms)

    towards = Vector(shot.get("sun_from", (0.62, -0.25, 0.42)))
    sun(-towards, 5.5, "#ffd6a4", 0.6)
    stops = [(0, "#f0dfc4"), (4, "#dfd8cc"), (10, "#b5c8d4"), (24, "#82a6c6"), (55, "#5786b6"), (90, "#4576a8")]
    gradsky(stops, towards, "#ffe2b0", 6, 0.4, 80, 0.6, 0.85, dict(color="#fffaf0", amt=0.6, lo=0.52, hi=0.72))
    ground = land.at(*shot["camera"]["at"][:2])
    for k in ("at", "to"):
        shot["camera"][k][2] += ground
    shot["bounces"] = 2
    shoot(shot)


main()
