"""Breakfast: cakes, croissants, fruit. Tableware comes with it."""

from tableware import *


def m_pastry(name="pastry", base="#c98f4e", dark="#8a4f22", pale="#e3b878", sugar=0.0, sc=18):
    """Baked dough: pale, golden and dark patches; `sugar` dusts what faces up."""
    a = N(name)
    v = a.coord("Object")
    n = a.noise(v, sc, 5, 0.65, 0.4)
    n2 = a.noise(v, sc * 6, 4, 0.7)
    c = a.ramp(n, [(0.3, dark), (0.5, base), (0.72, pale)])
    c = a.mix(a.math("MULTIPLY", n2, 0.35), c, dark)
    if sugar:
        g = a.n("NewGeometry")
        s = a.n("SeparateXYZ")
        a.t.links.new(g.outputs["Normal"], s.inputs[0])
        f = a.noise(v, 220, 3, 0.8)
        f2 = a.noise(v, 30, 3, 0.6)
        m = a.math(
            "MULTIPLY",
            a.ramp(s.outputs[2], [(0.45, 0.0), (0.85, 1.0)]),
            a.ramp(a.math("ADD", a.math("MULTIPLY", f, 0.6), a.math("MULTIPLY", f2, 0.5)), [(0.50, 0.0), (0.66, 1.0)]),
        )
        c = a.mix(a.math("MULTIPLY", m, sugar), c, "#fbf6ec")
    a.principled(
        c, 0.62, spec=0.3, normal=a.bump(a.math("ADD", n, a.math("MULTIPLY", n2, 0.5)), 0.55, 0.006)
    )
    return a.m


def crostata(loc, r=0.13, pastry=None, jam=None, seed=1):
    """Jam tart with a lattice of pastry strips."""
    n = 160
    nf = 36

    def wall(u, v):
        a = u * 2 * math.pi
        fl = 0.004 * abs(math.sin(a * nf / 2))
        prof = [
            (r * 0.88, 0),
            (r * 0.93, 0.0),
            (r * 1.0, 0.024),
            (r * 1.01, 0.031),
            (r * 0.96, 0.034),
            (r * 0.90, 0.030),
            (r * 0.87, 0.018),
        ]
        k = v * (len(prof) - 1)
        i = min(len(prof) - 2, int(k))
        t = k - i
        rr = prof[i][0] + (prof[i + 1][0] - prof[i][0]) * t
        z = prof[i][1] + (prof[i + 1][1] - prof[i][1]) * t
        rr += fl * min(1, z / 0.02) + 0.0015 * noise.noise((math.cos(a) * 4, math.sin(a) * 4, v * 3))
        return (rr * math.cos(a), rr * math.sin(a), z + 0.0015 * noise.noise((math.cos(a) * 6, math.sin(a) * 6, 0)))

    w = subsurf(grid("crust", n, 18, wall, pastry), 1)
    w.location = loc
    lathe("cbase", [(0, 0.001), (r * 0.93, 0.001), (r * 0.9, 0.006), (0, 0.006)], loc, pastry, 64)
    j = grid(
        "jam",
        60,
        60,
        lambda u, v: (
            (u - 0.5) * 2 * r * 0.9 * math.sqrt(1 - (2 * v - 1) ** 2 * 0.5),
            (v - 0.5) * 2 * r * 0.9 * math.sqrt(1 - (2 * u - 1) ** 2 * 0.5),
            0.019 + 0.0018 * noise.noise((u * 14, v * 14, seed)) + 0.001 * noise.noise((u * 40, v * 40, seed)),
        ),
        jam,
    )
    j.location = loc
    rnd = random.Random(seed)
    for d in range(2):
        for i in range(-3, 4):
            o = i * r * 0.27 + rnd.uniform(-0.003, 0.003)
            L = math.sqrt(max(0, (r * 0.92) ** 2 - o * o))
            ang = math.radians(32 if d == 0 else -58)

            def strip(u, v, o=o, L=L, d=d, i=i):
                x = (u * 2 - 1) * L
                t = v * 2 * math.pi
                ww = 0.0095
                y = o + ww * math.cos(t) + 0.0012 * noise.noise((x * 30, o * 50, d))
                z = (
                    0.0215
                    + 0.0035 * d
                    + 0.0038 * max(-0.4, math.sin(t))
                    + 0.0022 * math.cos(x / (r * 0.27) * math.pi + (i + d) * math.pi) * (1 if d else -1)
                    + 0.0008 * noise.noise((x * 60, o * 60, 3))
                )
                return (x, y, z - 0.016 * (abs(2 * u - 1) ** 10))

            s = grid("lat", 44, 10, strip, pastry)
            s.location = loc
            s.rotation_euler = (0, 0, ang)


def ring_cake(loc, R=0.085, r=0.05, mat=None, seed=2):
    """Ciambella: an uneven ring."""

    def fn(u, v):
        a, t = u * 2 * math.pi, v * 2 * math.pi
        k = (
            1
            + 0.05 * noise.noise((math.cos(a) * 2, math.sin(a) * 2, seed))
            + 0.022 * noise.noise((math.cos(a) * 9, math.sin(a) * 9, math.sin(t) * 5))
        )
        sq = 1 + 0.10 * math.cos(4 * t) * 0.5
        rr = R + r * math.cos(t) * k * sq
        z = r * 1.05 * math.sin(t) * k * (1 if math.sin(t) > 0 else 0.72) + r * 0.72
        return (rr * math.cos(a), rr * math.sin(a), z)

    o = subsurf(grid("ring", 120, 40, fn, mat), 1)
    o.location = loc
    return o


def croissant(loc, L=0.13, r=0.034, mat=None, rot=0, seed=1, tilt=0):
    """A rolled, bent, ridged croissant."""
    rnd = random.Random(seed)
    bend = rnd.uniform(1.1, 1.6)

    def fn(u, v):
        s = 2 * u - 1
        env = max(0.001, (1 - abs(s) ** 1.7)) ** 0.75
        st = (abs(s) * 4.2 + 0.25 * math.sin(v * 2 * math.pi)) % 1
        rr = r * env * (1 + 0.13 * (1 - st) ** 1.5 - 0.03) + 0.0012 * noise.noise((u * 20, v * 9, seed))
        th = s * bend
        cx, cy = L / bend * 0.62 * math.sin(th), -L / bend * 0.62 * (math.cos(th) - 1) * -1
        t = v * 2 * math.pi
        nx, ny = math.sin(th), math.cos(th)
        return (
            cx + nx * rr * math.cos(t) * -1 * -1 * 0.0 + (-math.sin(th)) * rr * math.cos(t) * -1,
            cy + math.cos(th) * rr * math.cos(t),
            r * 0.8 + rr * 0.86 * math.sin(t),
        )

    o = subsurf(grid("croissant", 90, 32, fn, mat), 1)
    o.location = loc
    o.rotation_euler = (tilt, 0, rot)
    return o


def fruit(loc, r, mat, squash=0.92, stem=None, seed=1, lemon=False):
    """Peach, fig or (with `lemon`) lemon."""
    pr = []
    for i in range(33):
        t = math.pi * i / 32
        rr = r * math.sin(t)
        z = -r * squash * math.cos(t)
        if lemon:
            z *= 1.18
            z += math.copysign(r * 0.22 * math.exp(-((math.sin(t) / 0.28) ** 2)), z)
            rr *= 0.95
        else:
            z += r * 0.10 * math.exp(-((rr / (r * 0.25)) ** 2)) * (-1 if z > 0 else 1)
        pr.append((max(rr, 0), z))
    o = lathe("fruit", pr, (loc[0], loc[1], loc[2] + r * squash), mat, 48)
    shade_smooth(o)
    o.rotation_euler = (seed * 0.7 % 1.2 - 0.6, seed * 1.3 % 1 - 0.5, seed)
    if stem:
        tube(
            "st",
            [(0, 0, r * squash * 0.86), (0.002, 0, r * squash * 1.0), (0.004, 0.001, r * squash * 1.1)],
            0.0016,
            stem,
            res=3,
        ).parent = o
    return o


def m_fruit(name, c1, c2, rough=0.42, sc=14, bump=0.12, bs=160):
    """Skin of fruit."""
    a = N(name)
    v = a.coord("Object")
    n = a.noise(v, sc, 3, 0.6)
    a.principled(
        a.ramp(n, [(0.35, c1), (0.65, c2)]),
        rough,
        spec=0.4,
        normal=a.bump(a.noise(v, bs, 2, 0.5), bump, 0.002),
    )
    return a.m


def grapes(loc, mat, stem, n=70, seed=3, R=(0.055, 0.04, 0.03), rg=0.0095):
    """A bunch: berries packed without overlapping."""
    rnd = random.Random(seed)
    base = lathe(
        "grape",
        [(rg * math.sin(math.pi * i / 16), -rg * 1.12 * math.cos(math.pi * i / 16)) for i in range(17)],
        (0, 0, -50),
        mat,
        24,
    )
    shade_smooth(base)
    pts = []
    k = 0
    while len(pts) < n and k < 9000:
        k += 1
        t = rnd.random() ** 0.7
        p = Vector((rnd.gauss(0, 0.42) * R[0], rnd.gauss(0, 0.42) * R[1] * (1.2 - t * 0.6), 0))
        p.x = (t - 0.5) * 2 * R[0]
        p.y = rnd.gauss(0, 0.40) * R[1] * (1.15 - 0.8 * t)
        p.z = abs(rnd.gauss(0, 0.5)) * R[2] * (1.1 - 0.6 * t) + rg
        if all((p - q).length > rg * 1.75 for q in pts):
            pts.append(p)
            dup(base, Vector(loc) + p, (rnd.random() * 3, rnd.random() * 3, 0), rnd.uniform(0.85, 1.12))
    tube(
        "gst",
        [
            (loc[0] - R[0] * 1.3, loc[1], loc[2] + 0.05),
            (loc[0] - R[0] * 0.8, loc[1] + 0.01, loc[2] + 0.045),
            (loc[0] - R[0] * 0.2, loc[1], loc[2] + 0.03),
        ],
        0.0018,
        stem,
        res=3,
    )
