"""Branches for vases and pots."""

from materials import *


def olive_branch(loc, h=0.5, mat_leaf=None, mat_stem=None, seed=1, n=26, spread=0.5, lean=(0, 0)):
    """An olive twig that curves and carries paired leaves."""
    rnd = random.Random(seed)
    leaf = None

    # leaf template
    def lf(u, v):
        w = 0.011 * math.sin(math.pi * min(1, u * 1.02)) ** 0.9
        return (u * 0.06, (v - 0.5) * 2 * w, 0.004 * math.sin(math.pi * u) + 0.004 * abs(2 * v - 1) - 0.012 * u * u)

    leaf = grid("leaf", 8, 4, lf, mat_leaf)
    subsurf(leaf, 1)
    leaf.hide_render = True
    az = rnd.uniform(0, 6.28)
    ln = Vector((math.cos(az) * spread + lean[0], math.sin(az) * spread + lean[1], 1)).normalized()
    pts = []
    p = Vector(loc)
    d = Vector((ln.x * 0.35, ln.y * 0.35, 1)).normalized()
    for i in range(12):
        pts.append((*p, 1 - 0.06 * i))
        p = p + d * h / 11
        d = (d + (ln - d) * 0.22 + Vector((rnd.uniform(-0.1, 0.1), rnd.uniform(-0.1, 0.1), -0.035))).normalized()
    tube("stem", pts, 0.0028, mat_stem, res=3)
    for i in range(n):
        t = 0.22 + 0.78 * i / n
        k = t * 11
        a = pts[int(k)]
        b = pts[min(11, int(k) + 1)]
        f = k - int(k)
        q = Vector(a[:3]).lerp(Vector(b[:3]), f)
        tan = (Vector(b[:3]) - Vector(a[:3]) if int(k) < 11 else d).normalized()
        side = tan.cross(Vector((0, 0, 1))).normalized() if abs(tan.z) < 0.99 else Vector((1, 0, 0))
        rot = Matrix.Rotation(i * math.pi / 2 * 1.13 + rnd.uniform(-0.5, 0.5), 3, tan)
        dirv = (rot @ side * 0.8 + tan * 0.65 + Vector((0, 0, rnd.uniform(-0.25, 0.2)))).normalized()
        o = dup(leaf, q, dirv.to_track_quat("X", "Z").to_euler(), rnd.uniform(0.75, 1.15))
        o.hide_render = False
