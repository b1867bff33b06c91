"""Bathroom things: glazed tiles, towels on a rail and folded."""

from materials import *


def tiles(x0, x1, z0, z1, y, size, mats, seed=3, gap=0.0025):
    """Hand-made glazed tiles on the wall y: each tilts a little, so that the light breaks differently on each."""
    rnd = random.Random(seed)
    verts, faces, which = [], [], []
    w, h = size
    j, z = 0, z0
    while z < z1 - 0.01:
        x = x0 - (w / 2 if j % 2 else 0)
        while x < x1:
            a, b, c, d = max(x, x0) + gap, min(x + w, x1) - gap, z + gap, min(z + h, z1) - gap
            if b - a > 0.01:
                n = len(verts)
                tx, tz, lift = rnd.gauss(0, 0.006), rnd.gauss(0, 0.006), rnd.uniform(0, 0.001)
                for px, pz in ((a, c), (b, c), (b, d), (a, d)):
                    verts.append((px, y - 0.008 - lift + (px - (a + b) / 2) * tx + (pz - (c + d) / 2) * tz, pz))
                faces.append((n, n + 1, n + 2, n + 3))
                which.append(rnd.randrange(len(mats)))
            x += w
        z += h
        j += 1
    o = mesh_obj("tiles", verts, faces)
    for m in mats:
        o.data.materials.append(m)
    for p, m in zip(o.data.polygons, which):
        p.material_index = m
    o.modifiers.new("s", "SOLIDIFY").thickness = 0.007
    b = o.modifiers.new("b", "BEVEL")
    b.width, b.segments = 0.002, 2
    return o


def glaze(name, color, k):
    a = N(name)
    n = a.noise(a.coord("Object"), 6, 4, 0.6)
    c = a.mix(n, a_mix(color, "#000000", 0.10 + k), a_mix(color, "#ffffff", 0.10 - k))
    a.principled(c, 0.16, spec=0.5, clear=0.3, normal=a.bump(a.noise(a.coord("Object"), 14, 3, 0.5), 0.12, 0.006))
    return a.m


def towel(at, w, h, mat, folds=3, seed=1):
    """A towel over a rail: two layers with soft waves, thick hem."""
    x, y, z = at
    rnd = random.Random(seed)
    ph = rnd.uniform(0, 6)

    def fall(u, v):
        t = v * 1.25  # 0..1 front, above that over the rail and down behind
        wave = 0.012 * math.sin(u * folds * 6.28 + ph) + 0.006 * math.sin(u * 23 + ph)
        if t < 1:
            return (x + (u - 0.5) * w, y - 0.028 - wave * (1 - t * 0.7) - 0.012 * (1 - t), z - h * (1 - t))
        a = (t - 1) / 0.25 * math.pi
        return (x + (u - 0.5) * w, y - 0.028 * math.cos(min(a, math.pi)), z + 0.02 * math.sin(min(a, math.pi)) - max(0, (t - 1.2)) * 2)

    o = grid("towel", 80, 60, fall, mat)
    s = o.modifiers.new("s", "SOLIDIFY")
    s.thickness = 0.01
    return subsurf(o, 1)


def folded(at, w, d, n, mats):
    x, y, z = at
    for i in range(n):
        box("folded", (w - 0.01 * (i % 2), d, 0.055), (x, y, z + 0.03 + i * 0.058), mats[i % len(mats)], 0.026, 5, (0, 0, 0.03 * (-1) ** i))


def m_terry(name, color):
    a = N(name)
    n = a.noise(a.coord("Object"), 420, 2, 0.7)
    c0 = hexc(color)
    a.principled(a.mix(n, tuple(v * 0.8 for v in c0[:3]) + (1,), c0), 0.95, spec=0.1, sheen=0.4, normal=a.bump(n, 0.7, 0.004))
    return a.m
