"""Plates, cups, coffee pot, jars."""

from materials import *


def m_ceramic(name="cer", color="#f3ece0", speck=True, rough=0.28, rim=None):
    """Glazed ceramic with specks."""
    a = N(name)
    v = a.coord("Object")
    c = hexc(color)
    if speck:
        x = a.n("TexVoronoi", feature="F1")
        a.t.links.new(v, x.inputs["Vector"])
        x.inputs["Scale"].default_value = 160
        n = a.noise(v, 40, 2, 0.5)
        m = a.math(
            "MULTIPLY", a.ramp(x.outputs["Distance"], [(0.10, 1.0), (0.16, 0.0)]), a.ramp(n, [(0.52, 0.0), (0.6, 1.0)])
        )
        c = a.mix(a.math("MULTIPLY", m, 0.7), c, "#7a5a3c")
    a.principled(c, rough, spec=0.5, clear=0.3, normal=a.bump(a.noise(v, 9, 3, 0.5), 0.06, 0.01))
    return a.m


def plate(loc, r, mat, h=0.018):
    """A plate with a raised rim."""
    return shade_smooth(
        lathe(
            "plate",
            [
                (0, 0.002),
                (r * 0.62, 0.002),
                (r * 0.66, 0.0),
                (r * 0.70, 0.003),
                (r * 0.97, h),
                (r, h + 0.003),
                (r * 0.985, h + 0.006),
                (r * 0.72, 0.011),
                (r * 0.64, 0.007),
                (0, 0.006),
            ],
            loc,
            mat,
            96,
        )
    )


def cup(loc, mat, liquid, r=0.042, h=0.062, saucer=True, rot=0.0, smat=None):
    """A cup with handle and saucer, filled."""
    z0 = 0.0072 if saucer else 0
    if saucer:
        plate((loc[0], loc[1], loc[2]), 0.075, smat or mat, 0.014)
    pr = [(0, 0.004), (r * 0.55, 0.002), (r * 0.6, 0), (r * 0.64, 0.004)]
    for i in range(1, 16):
        t = i / 15
        pr.append((r * (0.64 + 0.36 * t**0.55), 0.004 + (h - 0.004) * t))
    pr += [
        (r * 0.985, h + 0.0015),
        (r * 0.955, h),
        (r * 0.93, h * 0.85),
        (r * 0.8, h * 0.35),
        (r * 0.5, 0.012),
        (0, 0.010),
    ]
    c = lathe("cup", pr, (loc[0], loc[1], loc[2] + z0), mat, 72)
    shade_smooth(c)
    a = rot
    pts = []
    for k in range(9):  # its ends run into the wall of the cup
        t = -1.80 + 3.26 * k / 8
        rr = r * 0.86 + 0.026 * math.cos(t)
        pts.append((loc[0] + math.cos(a) * rr, loc[1] + math.sin(a) * rr, loc[2] + z0 + h * 0.55 + 0.022 * math.sin(t)))
    tube("handle", pts, 0.0042, mat, res=5)
    lq = lathe(
        "liq", [(0, h * 0.80), (r * 0.85, h * 0.80), (r * 0.92, h * 0.815)], (loc[0], loc[1], loc[2] + z0), liquid, 64
    )
    return c


def m_cappuccino(name="cap", r=0.037):
    """Milk foam with a heart-like swirl."""
    a = N(name)
    v = a.coord("Object")
    ln = a.n("VectorMath", operation="LENGTH")
    w = a.n("VectorMath", operation="MULTIPLY")
    a.t.links.new(v, w.inputs[0])
    w.inputs[1].default_value = (1, 1.25, 0)
    nz = a.n("TexNoise")
    a.t.links.new(v, nz.inputs["Vector"])
    nz.inputs["Scale"].default_value = 60
    ad = a.n("VectorMath", operation="ADD")
    mlt = a.n("VectorMath", operation="SCALE")
    a.t.links.new(nz.outputs["Color"], mlt.inputs[0])
    mlt.inputs["Scale"].default_value = 0.012
    a.t.links.new(w.outputs[0], ad.inputs[0])
    a.t.links.new(mlt.outputs[0], ad.inputs[1])
    sb = a.n("VectorMath", operation="SUBTRACT")
    a.t.links.new(ad.outputs[0], sb.inputs[0])
    sb.inputs[1].default_value = (0.006, 0.006, 0)
    a.t.links.new(sb.outputs[0], ln.inputs[0])
    c = a.ramp(
        a.math("DIVIDE", ln.outputs["Value"], r),
        [(0.0, "#f3e4c8"), (0.38, "#f0dcbb"), (0.50, "#b98353"), (0.62, "#e8cda3"), (0.74, "#a8713f"), (1, "#7c4a24")],
    )
    a.principled(c, 0.35, spec=0.4, normal=a.bump(a.noise(v, 500, 2, 0.7), 0.15, 0.001))
    return a.m


def cake_stand(loc, r, h, mat):
    """A footed cake stand."""
    return shade_smooth(
        lathe(
            "stand",
            [
                (0, 0),
                (r * 0.45, 0),
                (r * 0.46, 0.006),
                (r * 0.3, 0.014),
                (r * 0.12, 0.03),
                (r * 0.10, h * 0.55),
                (r * 0.16, h - 0.014),
                (r * 0.5, h - 0.008),
                (r, h - 0.006),
                (r * 1.01, h),
                (r * 1.0, h + 0.006),
                (r * 0.97, h + 0.002),
                (0, h + 0.001),
            ],
            loc,
            mat,
            96,
        )
    )


def moka(loc, alu, black, rot=0.0, s=1.0):
    """The eight-sided coffee pot."""
    e = link(bpy.data.objects.new("moka", None))
    ps = []
    pr = [
        (0.0, 0),
        (0.046, 0),
        (0.049, 0.004),
        (0.043, 0.062),
        (0.040, 0.066),
        (0.040, 0.074),
        (0.038, 0.078),
        (0.040, 0.084),
        (0.050, 0.155),
        (0.0505, 0.160),
        (0.047, 0.162),
        (0.0, 0.162),
    ]
    b = lathe("mk", pr, (0, 0, 0), alu, 8, False)
    bv = b.modifiers.new("b", "BEVEL")
    bv.width = 0.0016
    bv.segments = 2
    bv.angle_limit = math.radians(25)
    ps.append(b)
    ps.append(lathe("mkring", [(0.0415, 0.064), (0.0435, 0.066), (0.0435, 0.074), (0.0415, 0.077)], (0, 0, 0), alu, 64))
    l = lathe("mklid", [(0.050, 0.161), (0.048, 0.168), (0.020, 0.181), (0, 0.183)], (0, 0, 0), alu, 8, False)
    ps.append(l)
    ps.append(
        lathe("mkn", [(0, 0.182), (0.006, 0.183), (0.009, 0.194), (0.008, 0.204), (0, 0.207)], (0, 0, 0), black, 24)
    )
    sp = mesh_obj(
        "spout",
        [(0.046, -0.018, 0.156), (0.046, 0.018, 0.156), (0.074, 0, 0.160), (0.044, 0, 0.118)],
        [(0, 2, 3), (2, 1, 3)],
        alu,
    )
    so = sp.modifiers.new("s", "SOLIDIFY")
    so.thickness = 0.002
    ps.append(sp)
    ps.append(
        tube(
            "mkh",
            [
                (-0.044, 0, 0.152, 0.8),
                (-0.072, 0, 0.158, 1.1),
                (-0.092, 0, 0.145, 1.2),
                (-0.094, 0, 0.115, 1.1),
                (-0.090, 0, 0.085, 0.8),
            ],
            0.0085,
            black,
            res=6,
        )
    )
    ps.append(
        lathe(
            "valve",
            [(0, 0), (0.006, 0), (0.006, 0.006), (0.003, 0.010), (0, 0.010)],
            (0.0, -0.045, 0.04),
            alu,
            12,
            rot=(math.pi / 2, 0, 0),
        )
    )
    for p in ps:
        p.parent = e
    e.location = loc
    e.rotation_euler = (0, 0, rot)
    e.scale = (s,) * 3
    return e


def m_alu(name="alu"):
    """Cast aluminium, slightly worn."""
    a = N(name)
    v = a.coord("Object")
    n = a.noise(v, 30, 4, 0.6)
    a.principled(
        a.ramp(n, [(0, "#9d9a95"), (1, "#cfccc6")]),
        a.math("MULTIPLY_ADD", n, 0.2, 0.22),
        metal=1,
        normal=a.bump(a.noise(v, 300, 2, 0.6), 0.05, 0.001),
    )
    return a.m


def jar(loc, content, glass, lid=None, r=0.036, h=0.085, fill=0.86):
    """A glass jar and what is in it."""
    o = lathe(
        "jarc",
        [
            (0, 0.004),
            (r * 0.93, 0.004),
            (r * 0.95, 0.010),
            (r * 0.95, h * fill),
            (r * 0.9, h * fill + 0.001),
            (0, h * fill + 0.001),
        ],
        loc,
        content,
        48,
    )
    shade_smooth(o, 50)
    g = lathe(
        "jarg", [(0, 0), (r * 0.96, 0), (r, 0.005), (r, h * 0.86), (r * 0.88, h * 0.95), (r * 0.88, h)], loc, glass, 64
    )
    shade_smooth(g, 50)
    if lid:
        lathe(
            "lid",
            [(0, h - 0.008), (r * 0.94, h - 0.008), (r * 0.95, h + 0.004), (r * 0.9, h + 0.006), (0, h + 0.006)],
            loc,
            lid,
            64,
        )
