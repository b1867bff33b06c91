"""The hills of the Val Vibrata: hill town, olive groves, the mountains to the west and the sea to the east."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from light import *
from materials import *
from shot import load, shoot
from terrain import Land, fbm, water
from town import Town
from trees import cypress, grass_tuft, leaf_tree, m_leafy, scatter

# Sky colours by elevation in degrees, glow of the sun, strength, clouds.
SKIES = {
    "morning": dict(
        stops=[(0, "#f6dcb0"), (3, "#f0d9bc"), (8, "#cfd0cc"), (18, "#93adc4"), (45, "#5f86ae"), (90, "#47719f")],
        glow="#ffd08a",
        glow_pow=5,
        glow_amt=0.7,
        disc_pow=80,
        disc_amt=1.0,
        strength=0.7,
        clouds=dict(color="#fff0dc", amt=0.55, lo=0.5, hi=0.74),
    ),
    "day": dict(
        stops=[(0, "#f0e2c8"), (4, "#e2dccb"), (10, "#bccbd2"), (24, "#86a9c6"), (55, "#5a88b6"), (90, "#4878aa")],
        glow="#ffe2b0",
        glow_pow=6,
        glow_amt=0.5,
        disc_pow=80,
        disc_amt=0.8,
        strength=0.8,
        clouds=dict(color="#fffaf0", amt=0.75, lo=0.5, hi=0.7),
    ),
    "dusk": dict(
        stops=[(0, "#e2b183"), (5, "#d3a086"), (12, "#a38c98"), (28, "#64739a"), (60, "#3a4c76"), (90, "#2b3a62")],
        glow="#ff9a55",
        glow_pow=7,
        glow_amt=0.4,
        disc_pow=60,
        disc_amt=0.8,
        strength=0.55,
        clouds=dict(color="#d99a86", amt=0.5, lo=0.5, hi=0.75),
    ),
}


def in_view(points, most=4200, least=30, half=44):
    d = np.hypot(points[:, 0], points[:, 1])
    angle = np.abs(np.arctan2(points[:, 0], points[:, 1]))
    return points[(points[:, 1] > 8) & (d < most) & (d > least) & (angle < np.radians(half))]


def plant(land, shot):
    """Olive groves in rows, woods and hedges along the fields, cypresses, and grass near the camera."""
    rs = np.random.RandomState(21)
    olive = m_leafy("olive", "#5f6844", "#b3b58f", 5)
    oak = m_leafy("oak", "#33402a", "#78804a" if land.season != "autumn" else "#9a7a3c", 3)
    dark = m_leafy("cypress", "#20281a", "#4d5632", 5)
    olives = [leaf_tree(f"olive{k}", k + 5, olive, 2.5, 2.9, 7000, 0.85, (0.10, 0.034), 0.2) for k in range(3)]
    woods = [leaf_tree(f"oak{k}", k + 25, oak, 3.3, 4.4, 8000, 0.95, (0.15, 0.06), 0.22, "#3c4630") for k in range(3)]
    cypresses = [cypress(f"cypress{k}", k, dark) for k in range(3)]
    dry = lambda p: p[land.height(p[:, 0], p[:, 1]) > -150] if land.sea else p  # no trees in the sea
    away = lambda p, r: p[np.hypot(p[:, 0] - land.town[0], p[:, 1] - land.town[1]) > r]

    gx, gy = np.meshgrid(np.arange(-2600, 2600, 9.0), np.arange(40, 3600, 9.0))
    grove = np.stack([gx.ravel(), gy.ravel()], 1) * (math.cos(0.5), 1) + rs.uniform(-1.2, 1.2, (gx.size, 2))
    grove = dry(in_view(grove, 3000, 45))
    d1, d2, i = land.field(grove[:, 0], grove[:, 1])
    grove = away(grove[(land.crop[i] == 4) & (d2 - d1 > 14)], 135)

    wood = in_view(np.stack([rs.uniform(-3600, 3600, 60000), rs.uniform(60, 4600, 60000)], 1), 4600, 70)
    d1, d2, i = land.field(wood[:, 0], wood[:, 1])
    keep = ((land.crop[i] == 6) & (rs.rand(len(wood)) < 0.75)) | ((d2 - d1 < 7) & (rs.rand(len(wood)) < 0.5))
    wood = away(dry(wood[keep]), 120)
    wood = wood[np.hypot(wood[:, 0], wood[:, 1]) > shot.get("woods_from", 330)]
    around = np.stack([rs.normal(0, 170, 420), rs.normal(0, 150, 420)], 1)
    around = around[np.hypot(around[:, 0], around[:, 1]) > 95] + land.town
    wood = np.concatenate([wood, around])
    scatter("groves", land.drop(grove), rs.uniform(0.75, 1.15, len(grove)), olives)
    scatter("woods", land.drop(wood), rs.uniform(0.6, 1.25, len(wood)), woods)

    cyp = [(land.town[0] + rs.normal(0, 150), land.town[1] + rs.normal(-40, 120)) for _ in range(110)]
    cyp += [(rs.uniform(-900, 1100), rs.uniform(300, 2300)) for _ in range(130)]
    for x0, y0, x1, y1, n in shot.get("avenues", []):
        cyp += [(x0 + (x1 - x0) * t + 4 * math.sin(t * 9), y0 + (y1 - y0) * t) for t in np.linspace(0, 1, n)]
    cyp = dry(np.array(cyp))
    scatter("cypresses", land.drop(cyp, -0.3), rs.uniform(0.75, 1.25, len(cyp)), cypresses)
    if shot.get("near_olives"):
        near = np.array(shot["near_olives"], float)
        models = [leaf_tree(f"near{k}", k + 70, olive, 2.9, 3.0, 34000, 0.8, (0.06, 0.018), 0.17) for k in range(3)]
        scatter("near", land.drop(near), rs.uniform(0.85, 1.15, len(near)), models)
    tufts = np.stack([rs.uniform(-60, 60, 80000), rs.uniform(10, 110, 80000)], 1)
    tufts = tufts[np.abs(tufts[:, 0]) < tufts[:, 1] * 0.6 + 2]
    thick = fbm(tufts[:, 0] / 6, tufts[:, 1] / 6, 3, 71) + 0.5 * fbm(tufts[:, 0] / 25, tufts[:, 1] / 25, 2, 73)
    tufts = tufts[thick > -0.2]
    grass = m_leafy("grass", *shot.get("grass", ["#7f8446", "#c9b878"]), 2)
    scatter("grass", land.drop(tufts, 0), rs.uniform(0.6, 1.4, len(tufts)), [grass_tuft(grass)])


def light(shot):
    el, turn = shot.get("sun", {}).get("elevation", 13), shot.get("sun", {}).get("turn", -68)
    a, e = math.radians(turn), math.radians(el)
    towards = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    dusk = shot["sky"] == "dusk"
    sun(-towards, shot.get("sun", {}).get("power", 0.9 if dusk else 4.2), "#ff9a5a" if dusk else "#ffcf96", 0.6)
    s = dict(SKIES[shot["sky"]])
    s.update(shot.get("sky_tweaks", {}))
    gradsky(s.pop("stops"), towards, **s)


def main():
    shot = load()
    reset()
    land = Land(**{k: tuple(v) if isinstance(v, list) else v for k, v in shot.get("land", {}).items()})
    land.mesh(*(shot.get("mesh", (820, 760))))
    if land.sea:
        water(color=shot.get("water", "#1d5564"))
    plant(land, shot)
    if not shot.has("no town"):
        Town(lamps=shot["sky"] == "dusk").place(land)
    light(shot)
    ground = land.at(*shot["camera"]["at"][:2])
    for k in ("at", "to"):  # camera heights are given above the ground where it stands
        shot["camera"][k][2] += ground
    shot["bounces"] = 2
    shoot(shot)


main()
