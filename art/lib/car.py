"""A small round car of the sixties, as it stands in every village. It looks along -x; metres."""

from furniture import grouped
from materials import *


def _power(v, p):
    return math.copysign(abs(v) ** p, v)


def _between(x, stops):
    """Soft curve through (x, value) stops."""
    xs, ys = zip(*stops)
    i = min(len(xs) - 2, max(0, int(np.searchsorted(xs, x)) - 1))
    t = min(1, max(0, (x - xs[i]) / (xs[i + 1] - xs[i])))
    d = [(ys[min(len(ys) - 1, k + 1)] - ys[max(0, k - 1)]) / (xs[min(len(xs) - 1, k + 1)] - xs[max(0, k - 1)]) for k in (i, i + 1)]
    w = xs[i + 1] - xs[i]
    a, b = ys[i], ys[i + 1]
    t2, t3 = t * t, t * t * t
    return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * w * d[0] + (-2 * t3 + 3 * t2) * b + (t3 - t2) * w * d[1]


TOP = [(-1.47, 0.60), (-1.42, 0.69), (-1.25, 0.79), (-0.9, 0.865), (-0.5, 0.90), (0.4, 0.90), (0.9, 0.885), (1.2, 0.82), (1.38, 0.70), (1.46, 0.56)]
LOW = [(-1.47, 0.42), (-1.40, 0.30), (-1.2, 0.245), (0, 0.23), (1.2, 0.26), (1.4, 0.32), (1.46, 0.42)]


def lower(u, v):
    """The body below the windows: u along the car, v around it."""
    s = 2 * u - 1
    x = 1.465 * _power(math.sin(s * math.pi / 2), 0.82)
    k = max(0.0, 1 - abs(x / 1.47) ** 4.5) ** 0.42
    w = 0.655 * (0.30 + 0.70 * k) if abs(x) < 1.464 else 0.655 * 0.30
    top, low = _between(x, TOP), _between(x, LOW)
    a = v * 2 * math.pi
    zm, hz = (top + low) / 2, (top - low) / 2
    y = w * _power(math.cos(a), 0.52)
    z = zm + hz * _power(math.sin(a), 0.62)
    return (x, y * (1 - 0.05 * max(0, z - 0.62) / 0.3), z)


ROOF = [(0.0, -0.74, 1.14, 0.60, 0.86), (0.35, -0.57, 0.96, 0.563, 1.03), (0.66, -0.40, 0.74, 0.512, 1.195), (0.78, -0.31, 0.63, 0.463, 1.262), (0.88, -0.2, 0.5, 0.37, 1.305), (1.0, 0.10, 0.16, 0.02, 1.33)]


def cabin(u, v):
    """The part with the windows: u around it from the rear, v upwards to the middle of the roof."""
    front, back, half, z = (_between(v, [(r[0], r[k]) for r in ROOF]) for k in (1, 2, 3, 4))
    a = u * 2 * math.pi
    x = (front + back) / 2 + (back - front) / 2 * _power(math.cos(a), 0.55)
    return (x, half * _power(math.sin(a), 0.5), z)


def patch(name, fn, u, v, mat, lift, square=4.0, n=40):
    """A rounded window, lamp or trim that follows the surface `fn`, a little above it."""
    (u0, u1), (v0, v1) = u, v
    e = 1e-3

    def put(a, r):
        t = a * 2 * math.pi
        uu = (u0 + u1) / 2 + (u1 - u0) / 2 * r * _power(math.cos(t), 2 / square)
        vv = (v0 + v1) / 2 + (v1 - v0) / 2 * r * _power(math.sin(t), 2 / square)
        p = Vector(fn(uu, vv))
        du, dv = Vector(fn(uu + e, vv)) - Vector(fn(uu - e, vv)), Vector(fn(uu, vv + e)) - Vector(fn(uu, vv - e))
        normal = du.cross(dv).normalized()
        if normal.dot(p - Vector((0.1, 0, 0.7))) < 0:
            normal = -normal
        return p + normal * lift

    return grid(name, 2 * n, 12, put, mat)


def car(at, turn, paint="#a9b394"):
    """The whole car; the shine comes from what is around it."""
    coat = m_plain("paint", paint, 0.28, spec=0.5, clear=0.7)
    glass, rubber = m_plain("carglass", "#20262a", 0.04, spec=0.8, clear=0.6), m_plain("rubber", "#171514", 0.7)
    chrome, dark = m_plain("chrome", "#cfccc6", 0.14, metal=1), m_plain("arch", "#0e0d0c", 0.9)
    cream, red = m_plain("lens", "#e9e6dc", 0.08, spec=0.7, clear=0.8), m_plain("rearlens", "#8e1c14", 0.15, clear=0.6)

    def build():
        body = grid("body", 150, 120, lower, coat)
        bm = bmesh.new()
        bm.from_mesh(body.data)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
        bmesh.ops.holes_fill(bm, edges=bm.edges)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bm.to_mesh(body.data)
        bm.free()
        shade_smooth(body, 40)
        for x in (-0.93, 0.93):  # wheel arches are cut out of the body
            cutter = lathe("cutter", [(0, -0.9), (0.335, -0.9), (0.335, 0.9), (0, 0.9)], (x, 0, 0.30), dark, 64, rot=(math.pi / 2, 0, 0))
            cutter.hide_render = True
            cut = body.modifiers.new("arch", "BOOLEAN")
            cut.object, cut.operation, cut.solver = cutter, "DIFFERENCE", "EXACT"
            box("inner", (0.62, 0.9, 0.32), (x, 0, 0.48), dark, 0.02)
            for s in (-1, 1):
                lathe("tyre", [(0.17, -0.06), (0.245, -0.068), (0.268, -0.04), (0.27, 0), (0.268, 0.04), (0.245, 0.068), (0.17, 0.06)], (x, s * 0.54, 0.27), rubber, 64, rot=(math.pi / 2, 0, 0))
                lathe("rim", [(0, 0.03), (0.15, 0.03), (0.175, 0.052), (0.178, 0.06)], (x, s * 0.54, 0.27), m_plain("wheel", "#d8d2c4", 0.35, clear=0.4), 64, rot=(-s * math.pi / 2, 0, 0))
                lathe("cap", [(0, 0.075), (0.05, 0.07), (0.085, 0.055), (0.1, 0.04)], (x, s * 0.54, 0.27), chrome, 48, rot=(-s * math.pi / 2, 0, 0))
        shade_smooth(grid("cabin", 160, 60, cabin, coat), 60)
        # Windows: seal, then glass. Angles around the cabin: 0 rear, a quarter = the left side, a half = front.
        panes = [((0.415, 0.585), (0.13, 0.66)), ((-0.072, 0.072), (0.2, 0.64))]
        for s in (0, 1):
            side = lambda a, b: ((a, b) if s == 0 else (1 - b, 1 - a))
            panes += [(side(0.235, 0.362), (0.16, 0.66)), (side(0.128, 0.222), (0.18, 0.66))]
        for u, v in panes:
            grow = lambda r, k: (r[0] - k, r[1] + k)
            patch("seal", cabin, grow(u, 0.008), grow(v, 0.03), chrome, 0.002, 5)
            patch("gasket", cabin, grow(u, 0.005), grow(v, 0.018), rubber, 0.004, 5)
            patch("pane", cabin, u, v, glass, 0.006, 5)
        # Lamps, bumpers, trim, handles, number plates.
        for s in (-1, 1):
            y = s * 0.44
            lathe("ring", [(0.078, 0), (0.092, 0.0), (0.096, 0.012), (0.09, 0.03), (0.08, 0.034)], (-1.365, y, 0.66), chrome, 48, rot=(0, -math.pi / 2 + 0.12, s * 0.16))
            lathe("lens", [(0.084, 0.02), (0.06, 0.038), (0, 0.046)], (-1.365, y, 0.66), cream, 48, rot=(0, -math.pi / 2 + 0.12, s * 0.16))
            lathe("bowl", [(0, -0.06), (0.09, -0.05), (0.094, 0.005)], (-1.365, y, 0.66), coat, 48, rot=(0, -math.pi / 2 + 0.12, s * 0.16))
            box("blinker", (0.03, 0.06, 0.035), (-1.41, s * 0.45, 0.52), m_plain("amber", "#c9782a", 0.2, clear=0.5), 0.012)
            box("taillamp", (0.05, 0.075, 0.12), (1.34, s * 0.5, 0.62), red, 0.02)
            tube("sill", [(-0.55, s * 0.655, 0.30), (0.55, s * 0.655, 0.30)], 0.01, chrome, bez=False)
            tube("belt", [(-1.1, s * 0.607, 0.76), (-0.4, s * 0.641, 0.79), (0.5, s * 0.641, 0.79), (1.1, s * 0.60, 0.75)], 0.006, chrome)
            tube("handle", [(0.36, s * 0.655, 0.72), (0.36, s * 0.685, 0.725), (0.26, s * 0.685, 0.725), (0.25, s * 0.655, 0.72)], 0.008, chrome)
            door = [(-0.5, 0.80), (-0.5, 0.36), (-0.42, 0.30), (0.30, 0.30), (0.44, 0.42), (0.45, 0.80)]
            tube("gap", [(x, s * (0.664 - 0.03 * abs(z - 0.56) ** 1.5 * 2), z) for x, z in door], 0.004, dark, bez=False)
        tube("mirrorarm", [(-0.55, -0.62, 0.9), (-0.57, -0.72, 0.95)], 0.007, chrome, bez=False)
        lathe("mirror", [(0, 0), (0.05, 0), (0.045, 0.02), (0, 0.03)], (-0.57, -0.74, 0.97), chrome, 32, rot=(0, -math.pi / 2, 0))
        for x, z, reach in ((-1.5, 0.40, 0.62), (1.5, 0.42, 0.62)):
            bow = [(x * (1 - 0.115 * (abs(t) ** 3)), reach * t, z) for t in np.linspace(-1, 1, 21)]
            tube("bumper", bow, 0.032, chrome, res=8)
            for y in (-0.24, 0.24):
                box("over", (0.05, 0.04, 0.13), (x * 1.012, y, z + 0.01), chrome, 0.02)
        box("plate", (0.012, 0.3, 0.09), (-1.515, 0, 0.40), m_plain("plate", "#e8e2d2", 0.6), 0.006)
        box("plate", (0.012, 0.3, 0.12), (1.47, 0, 0.58), m_plain("plate2", "#e8e2d2", 0.6), 0.006)
        for s in (-1, 1):
            tube("moustache", [(-1.475, s * 0.05, 0.60), (-1.45, s * 0.2, 0.61), (-1.42, s * 0.3, 0.60)], 0.008, chrome)
        lathe("badge", [(0, 0), (0.035, 0), (0.03, 0.008), (0, 0.01)], (-1.478, 0, 0.60), chrome, 32, rot=(0, -math.pi / 2, 0))
        tube("wiper", [(-0.62, -0.2, 0.93), (-0.5, 0.12, 1.05)], 0.005, rubber, bez=False)

    return grouped(build, at, turn)
