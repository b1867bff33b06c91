"""Outdoor things near the house: stone walls, pots, lavender, shrubs, vines, country chairs, the hills as a backdrop."""

from building import *
from furniture import *
from plants import *
from shot import ART
from trees import leaf_tree, m_leafy

MASTERS = os.path.join(os.path.dirname(ART), "pictures", "masters")


def backdrop(shot, place):
    """One of our own landscapes on a far plane; its horizon should lie at eye height."""
    b = {**place, **shot.get("view", {})}
    hw, hh = b["width"] / 2, b["width"] * 0.28125
    x, y, z = b["x"], b["y"], b["z"]
    corners = [(x - hw, y, z - hh), (x + hw, y, z - hh), (x + hw, y, z + hh), (x - hw, y, z + hh)]
    mat = m_image("view", os.path.join(MASTERS, shot["backdrop"] + ".jpg"), b["strength"])
    far = mesh_obj("view", corners, [(0, 1, 2, 3)], mat, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
    far.visible_shadow = far.visible_diffuse = False
    return far


def m_stone(name="stone", color="#cdbb9c", dark="#a8946f"):
    """Blocks that differ from one another: warm, grey and pale ones."""
    a = N(name)
    v = a.coord("Object")
    tone = a.ramp(a.n("ObjectInfo").outputs["Random"], [(0, dark), (0.3, color), (0.6, "#bdb29c"), (1, "#dccbaa")])
    n, fine = a.noise(v, 3, 5, 0.65, 0.4), a.noise(v, 26, 5, 0.7)
    c = a.mix(a.math("MULTIPLY", n, 0.5), tone, a.mix(1.0, tone, (0.62, 0.56, 0.47, 1), "MULTIPLY"))
    c = a.mix(a.math("MULTIPLY", fine, 0.35), c, a.mix(1.0, c, (0.6, 0.57, 0.5, 1), "MULTIPLY"))
    a.principled(c, 0.92, spec=0.1, normal=a.bump(a.math("ADD", n, a.math("MULTIPLY", fine, 0.6)), 0.8, 0.02))
    return a.m


def stone_wall(x0, x1, z0, z1, y, t, mat, mortar, axis="x", seed=8, holes=(), row=(0.13, 0.22)):
    """A wall of rough blocks in courses. `axis` says along which axis it runs; holes are (a, b, za, zb)."""
    rnd = random.Random(seed)
    z = z0
    while z < z1 - 0.02:
        h = min(rnd.uniform(*row), z1 - z)
        x = x0 - rnd.uniform(0, 0.2)
        while x < x1:
            w = rnd.uniform(0.18, 0.52)
            a, b = max(x, x0), min(x + w, x1)
            spans = [(a, b)]
            for ha, hb, hza, hzb in holes:
                if z + h > hza + 0.02 and z < hzb - 0.02:
                    spans = [
                        p for q in spans for p in ((q[0], min(q[1], ha)), (max(q[0], hb), q[1])) if p[1] - p[0] > 0.03
                    ]
            for a, b in spans:
                out = rnd.uniform(-0.012, 0.018)
                size, loc = (b - a - 0.012, t + 2 * out, h - 0.012), ((a + b) / 2, y, z + h / 2)
                if axis == "y":
                    size, loc = (size[1], size[0], size[2]), (y, loc[0], loc[2])
                tilt = (rnd.uniform(-0.012, 0.012), rnd.uniform(-0.012, 0.012), rnd.uniform(-0.01, 0.01))
                box("stone", size, loc, mat, 0.018, 2, tilt)
            x += w
        z += h
    pieces = [(x0, x1, z0, z1)]
    for ha, hb, hza, hzb in holes:
        cut = []
        for a, b, za, zb in pieces:
            cut += [
                (a, min(b, ha), za, zb),
                (max(a, hb), b, za, zb),
                (max(a, ha), min(b, hb), za, min(zb, hza)),
                (max(a, ha), min(b, hb), max(za, hzb), zb),
            ]
        pieces = [q for q in cut if q[1] - q[0] > 0.01 and q[3] - q[2] > 0.01]
    for a, b, za, zb in pieces:
        size, loc = (b - a, t - 0.03, zb - za), ((a + b) / 2, y, (za + zb) / 2)
        box(
            "mortar",
            size if axis == "x" else (size[1], size[0], size[2]),
            loc if axis == "x" else (y, loc[0], loc[2]),
            mortar,
            0,
        )


def pot(at, r, h, mat, soil):
    profile = [
        (0, 0),
        (r * 0.66, 0),
        (r * 0.70, 0.01),
        (r * 0.93, h * 0.82),
        (r * 1.04, h * 0.83),
        (r * 1.06, h * 0.98),
        (r, h),
        (r * 0.9, h * 0.97),
        (r * 0.86, h * 0.87),
    ]
    shade_smooth(lathe("pot", profile, at, mat, 72))
    lathe("soil", [(0, h * 0.89), (r * 0.88, h * 0.88)], at, soil, 32)


def lavender(at, r, mats, count=70, seed=3):
    stalk, flower = mats
    rnd = random.Random(seed)
    for _ in range(count):
        a, lean, h = rnd.uniform(0, 6.28), rnd.uniform(0.1, 0.6), rnd.uniform(0.22, 0.42)
        p = Vector(at) + Vector((rnd.uniform(-r, r) * 0.6, rnd.uniform(-r, r) * 0.6, 0))
        q = p + Vector((math.cos(a) * lean * h, math.sin(a) * lean * h, h))
        tube("stalk", [p, p.lerp(q, 0.5) + Vector((0, 0, 0.02)), q], 0.0018, stalk, res=1)
        top = q + (q - p).normalized() * 0.06
        tube("flower", [(*q, 0.6), (*q.lerp(top, 0.5), 1.3), (*top, 0.5)], 0.009, flower, res=2)


def bush(at, r, mat, seed, leaves=9000, flat=0.9, stem=0.0):
    """A clipped round shrub, or with a stem a small standard tree in a pot."""
    o = leaf_tree(
        "bush", seed, mat, r, r * (0.9 if stem else 1.1) + stem, leaves, flat, (0.02, 0.007), 0.02, "#3a4028", 0
    )
    o.location = at
    if stem:
        x, y, z = at
        path = [
            (x, y, z - 0.1, 1.3),
            (x + 0.012, y, z + stem * 0.4, 1.0),
            (x - 0.008, y, z + stem * 0.8, 0.9),
            (x, y, z + stem + r * 0.5, 0.7),
        ]
        tube("stem", path, 0.022, m_plain("bark", "#5a4634", 0.9), res=4)
    return o


def vine(path, mats, leaf_count=520, seed=2, spread=0.32):
    """Vine leaves hanging from the pergola."""
    leaf_mat, stem = mats
    rnd = random.Random(seed)

    def blade(u, v):
        s = (v - 0.5) * 2
        w = 0.05 * (1 - (2 * u - 0.9) ** 2 * 0.75) * (1 + 0.25 * math.cos(u * 17))
        return (u * 0.1 - 0.01, s * w, 0.012 * abs(s) - 0.02 * u * u)

    leaf = grid("vineleaf", 7, 4, blade, leaf_mat)
    leaf.location = (0, -500, -500)
    for a, b in zip(path, path[1:]):
        tube("cane", [Vector(a), Vector(a).lerp(Vector(b), 0.5) + Vector((0, 0, 0.05)), Vector(b)], 0.014, stem, res=3)
    for _ in range(leaf_count):
        i = rnd.randrange(len(path) - 1)
        p = Vector(path[i]).lerp(Vector(path[i + 1]), rnd.random())
        p += Vector((rnd.gauss(0, spread), rnd.gauss(0, spread), abs(rnd.gauss(0, 0.10)) * rnd.choice((-1.6, 0.6))))
        dup(leaf, p, (rnd.uniform(-0.7, 0.7), rnd.uniform(0.1, 1.1), rnd.uniform(0, 6.28)), rnd.uniform(0.8, 1.6))


def chair(at, turn, wood, rush):
    """A plain country chair with a rush seat."""

    def build():
        for s in (-1, 1):
            box("front", (0.036, 0.036, 0.45), (s * 0.19, -0.18, 0.225), wood, 0.008)
            box("rear", (0.036, 0.036, 0.92), (s * 0.19, 0.2, 0.46), wood, 0.008, 3, (-0.06, 0, 0))
            for z in (0.15, 0.26):
                box("rung", (0.024, 0.36, 0.024), (s * 0.19, 0.01, z), wood, 0.006)
        for z in (0.62, 0.74, 0.86):
            box("slat", (0.38, 0.018, 0.065), (0, 0.215 + (z - 0.46) * 0.06, z), wood, 0.008)
        box("seat", (0.42, 0.41, 0.04), (0, 0.0, 0.455), rush, 0.015, 3)

    return grouped(build, at, turn)
