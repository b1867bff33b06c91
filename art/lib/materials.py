"""Procedural materials: plaster, linen, wood, glass, metal, floors. All names start with m_; colours are sRGB hex."""

from nodes import *


def m_plain(name, color, rough=0.5, **kw):
    """One colour, one roughness."""
    a = N(name)
    a.principled(color, rough, **kw)
    return a.m


def m_plaster(name="plaster", color="#e9e0d2", dark="#d9cdba", bump=0.25, scale=1.0):
    """Hand-floated plaster: broad clouds of tone, fine grain."""
    a = N(name)
    v = a.coord("Object")
    big = a.noise(v, 1.3 * scale, 5, 0.6, 0.4)
    fine = a.noise(v, 55 * scale, 4, 0.65)
    mid = a.noise(v, 9 * scale, 5, 0.6, 0.3)
    col = a.mix(a.ramp(big, [(0.3, 0.0), (0.7, 1.0)]), dark, color)
    h = a.math("ADD", a.math("MULTIPLY", mid, 1.0), a.math("MULTIPLY", fine, 0.28))
    a.principled(col, 0.88, spec=0.2, normal=a.bump(h, bump, 0.02))
    return a.m


def m_linen(
    name, color, weave=0.0, coord="UV", scale=900, sheen=0.25, var=0.06, rough=0.92, translucent=0.0, wr=0.0, wrscale=14
):
    """Cloth: woven threads, soft sheen, wrinkles too small to model."""
    a = N(name)
    v = a.coord(coord)
    c0 = hexc(color)
    nz = a.noise(v, 60 if coord != "UV" else 40, 3, 0.6)
    lo = tuple(x * (1 - var * 2) for x in c0[:3]) + (1,)
    col = a.mix(nz, lo, c0)
    normal = None
    if wr:  # soft secondary wrinkles
        w1 = a.noise(v, wrscale, 4, 0.55, 1.2)
        normal = a.bump(w1, wr, 0.02)
    if weave:
        w = []
        for rot in ((0, 0, 0), (0, 0, math.pi / 2)):
            vv = a.coord(coord, rot=rot)
            x = a.n("TexWave", wave_type="BANDS", bands_direction="X")
            a.t.links.new(vv, x.inputs["Vector"])
            x.inputs["Scale"].default_value = scale / 6.28
            x.inputs["Distortion"].default_value = 1.2
            x.inputs["Detail"].default_value = 1
            x.inputs["Detail Scale"].default_value = 2
            w.append(x.outputs["Fac"])
        h = a.math("MAXIMUM", w[0], w[1])
        normal = a.bump(h, weave, 0.001, normal)
        col = a.mix(a.math("MULTIPLY", h, 0.25), a.mix(0.35, col, lo), col)
    p = a.principled(col, rough, spec=0.15, sheen=sheen, normal=normal)
    if translucent:
        t = a.n("BsdfTranslucent")
        a.set(t, "Color", c0)
        if normal is not None:
            a.set(t, "Normal", normal)
        mx = a.n("MixShader")
        mx.inputs[0].default_value = translucent
        a.t.links.new(p.outputs[0], mx.inputs[1])
        a.t.links.new(t.outputs[0], mx.inputs[2])
        a.surf(mx.outputs[0])
    return a.m


def m_sheer(name="sheer", color="#f6f0e4", alpha=0.45, trans=0.5):
    """Thin cloth that lets light through: voile, lamp shades."""
    a = N(name)
    d = a.n("BsdfDiffuse")
    d.inputs[0].default_value = hexc(color)
    t = a.n("BsdfTranslucent")
    t.inputs[0].default_value = hexc(color)
    tr = a.n("BsdfTransparent")
    m1 = a.n("MixShader")
    m1.inputs[0].default_value = trans
    a.t.links.new(d.outputs[0], m1.inputs[1])
    a.t.links.new(t.outputs[0], m1.inputs[2])
    m2 = a.n("MixShader")
    m2.inputs[0].default_value = 1 - alpha
    a.t.links.new(m1.outputs[0], m2.inputs[1])
    a.t.links.new(tr.outputs[0], m2.inputs[2])
    return a.surf(m2.outputs[0])


def m_wood(
    name="wood",
    light="#b98a58",
    dark="#6e4526",
    scale=1.0,
    axis="Y",
    rough=0.42,
    clear=0,
    ring=7,
    coord="Object",
    bump=0.12,
):
    """Wood with rings and fibres along `axis`; every object is cut from another part of the trunk."""
    a = N(name)
    sc = {"X": (0.12, 1, 1), "Y": (1, 0.12, 1), "Z": (1, 1, 0.12)}[axis]
    v = a.coord(coord, tuple(s * scale for s in sc))
    info = a.n("ObjectInfo")
    off = a.n("VectorMath", operation="ADD")
    a.t.links.new(v, off.inputs[0])
    k = a.n("VectorMath", operation="SCALE")
    k.inputs[0].default_value = (17, 23, 11)
    a.t.links.new(info.outputs["Random"], k.inputs["Scale"])
    a.t.links.new(k.outputs[0], off.inputs[1])
    v = off.outputs[0]
    d = a.noise(v, 2.2, 3, 0.5)
    g = a.noise(v, ring, 6, 0.62, 1.6)
    fib = a.noise(a.coord(coord, tuple(s * scale * (1 if s < 1 else 9) for s in sc)), 14, 4, 0.7)
    fac = a.math("ADD", a.math("MULTIPLY", g, 0.72), a.math("MULTIPLY", fib, 0.28))
    col = a.ramp(fac, [(0.30, dark), (0.52, a_mix(dark, light, 0.55)), (0.72, light)])
    col = a.mix(a.math("MULTIPLY", d, 0.35), col, a.mix(0.5, col, dark))
    a.principled(
        col, a.ramp(fac, [(0, rough + 0.15), (1, rough - 0.05)]), spec=0.4, clear=clear, normal=a.bump(fac, bump, 0.004)
    )
    return a.m


def m_glass(name="glass", tint="#ffffff", rough=0.0, refl=1.0):
    """Cheap clean glass: a Fresnel mix of transparent and glossy, without refraction and its noise.

    The index is turned round on back faces, otherwise thin sheets reflect totally inside and go black.
    """
    a = N(name)
    tr, g, f = a.n("BsdfTransparent"), a.n("BsdfGlossy"), a.n("Fresnel")
    tr.inputs[0].default_value = hexc(tint)
    g.inputs["Roughness"].default_value = rough
    back = a.n("NewGeometry").outputs["Backfacing"]
    a.set(f, 0, a.math("MULTIPLY_ADD", back, 1 / 1.45 - 1.45, 1.45))
    m = a.n("MixShader")
    a.set(m, 0, a.math("MULTIPLY", f.outputs[0], refl))
    a.t.links.new(tr.outputs[0], m.inputs[1])
    a.t.links.new(g.outputs[0], m.inputs[2])
    return a.surf(m.outputs[0])


def m_emit(name, color, strength=1.0, cam_only=False):
    """Light of its own."""
    a = N(name)
    e = a.n("Emission")
    a.set(e, "Color", hexc(color) if isinstance(color, str) else color)
    e.inputs[1].default_value = strength
    return a.surf(e.outputs[0])


def m_image(name, path, strength=1.0):
    """A picture that shines by itself: views, screens."""
    a = N(name)
    im = a.n("TexImage")
    im.image = bpy.data.images.load(path)
    im.extension = "EXTEND"
    e = a.n("Emission")
    a.t.links.new(im.outputs[0], e.inputs[0])
    e.inputs[1].default_value = strength
    return a.surf(e.outputs[0])


def m_print(name, path, rough=0.7):
    """A picture on paper."""
    a = N(name)
    im = a.n("TexImage")
    im.image = bpy.data.images.load(path)
    a.principled(im.outputs[0], rough, spec=0.2)
    return a.m


def m_oakfloor(name="oakfloor", light="#c29a6c", dark="#7d5837", rough=0.34):
    """Oak boards; tone and direction come from the floor mesh."""
    a = N(name)
    at = a.n("VertexColor", layer_name="tone")
    sep = a.n("SeparateColor")
    a.t.links.new(at.outputs[0], sep.inputs[0])
    geo = a.n("TexCoord")
    vr = a.n("VectorRotate", rotation_type="Z_AXIS")
    a.t.links.new(geo.outputs["Object"], vr.inputs["Vector"])
    a.set(vr, "Angle", a.math("MULTIPLY_ADD", sep.outputs[2], math.pi / 2, -math.pi / 4))
    add = a.n("VectorMath", operation="ADD")
    a.t.links.new(vr.outputs[0], add.inputs[0])
    cmb = a.n("CombineXYZ")
    a.set(cmb, 0, a.math("MULTIPLY", sep.outputs[1], 37.0))
    a.set(cmb, 1, a.math("MULTIPLY", sep.outputs[0], 53.0))
    a.t.links.new(cmb.outputs[0], add.inputs[1])
    mp = a.n("Mapping")
    a.t.links.new(add.outputs[0], mp.inputs["Vector"])
    mp.inputs["Scale"].default_value = (1.1, 14, 1)
    g = a.noise(mp.outputs[0], 2.0, 6, 0.6, 0.7)
    mp2 = a.n("Mapping")
    a.t.links.new(add.outputs[0], mp2.inputs["Vector"])
    mp2.inputs["Scale"].default_value = (4, 160, 1)
    fib = a.noise(mp2.outputs[0], 2.0, 3, 0.6)
    f = a.math("ADD", a.math("MULTIPLY", g, 0.7), a.math("MULTIPLY", fib, 0.3))
    col = a.ramp(f, [(0.28, dark), (0.5, a_mix(dark, light, 0.62)), (0.75, light)])
    tone = a.math("MULTIPLY_ADD", sep.outputs[0], 0.5, 0.62)
    hsv = a.n("HueSaturation")
    a.set(hsv, "Value", tone)
    a.set(hsv, "Color", col)
    hsv.inputs["Saturation"].default_value = 0.88
    a.principled(
        hsv.outputs[0], a.math("MULTIPLY_ADD", f, 0.15, rough - 0.05), spec=0.45, normal=a.bump(f, 0.10, 0.003)
    )
    return a.m


def m_cotto(name="cotto", base="#b9764f", dark="#8d5236", pale="#cf9d78"):
    """Terracotta tiles, each fired a little differently."""
    a = N(name)
    at = a.n("VertexColor", layer_name="tone")
    sep = a.n("SeparateColor")
    a.t.links.new(at.outputs[0], sep.inputs[0])
    v = a.coord("Object")
    n1 = a.noise(v, 7, 5, 0.6, 0.6)
    n2 = a.noise(v, 60, 4, 0.65)
    c = a.ramp(sep.outputs[0], [(0, dark), (0.45, base), (1, pale)])
    c = a.mix(a.math("MULTIPLY", n1, 0.55), c, a.mix(0.6, c, pale))
    c = a.mix(a.math("MULTIPLY", n2, 0.25), c, dark)
    a.principled(
        c,
        a.math("MULTIPLY_ADD", n1, 0.35, 0.32),
        spec=0.4,
        normal=a.bump(a.math("ADD", n1, a.math("MULTIPLY", n2, 0.4)), 0.16, 0.006),
    )
    return a.m


def m_rug(name="rug", color="#e2d6c0", line="#c9b48f", period=0.028, stripes=None):
    """Woven bands."""
    a = N(name)
    v = a.coord("Object")
    x = a.n("TexWave", wave_type="BANDS", bands_direction="Y")
    a.t.links.new(v, x.inputs[0])
    x.inputs["Scale"].default_value = 1 / period / 3.18
    x.inputs["Distortion"].default_value = 1.5
    x.inputs["Detail"].default_value = 2
    x.inputs["Detail Scale"].default_value = 6
    n = a.noise(v, 120, 3, 0.7)
    c = a.mix(a.math("MULTIPLY", x.outputs["Fac"], 0.6), line, color)
    c = a.mix(a.math("MULTIPLY", n, 0.35), c, line)
    a.principled(
        c,
        0.95,
        spec=0.1,
        sheen=0.3,
        normal=a.bump(a.math("ADD", a.math("MULTIPLY", x.outputs["Fac"], 0.6), n), 0.5, 0.006),
    )
    return a.m


def m_boucle(name="boucle", color="#e8dfd0", scale=95):
    """Looped wool."""
    a = N(name)
    v = a.coord("Object")
    x = a.n("TexVoronoi", feature="SMOOTH_F1")
    a.t.links.new(v, x.inputs["Vector"])
    x.inputs["Scale"].default_value = scale
    x.inputs["Smoothness"].default_value = 0.6
    n = a.noise(v, scale * 0.7, 2, 0.6, 0.8)
    h = a.math("SUBTRACT", n, x.outputs["Distance"])
    c0 = hexc(color)
    lo = tuple(k * 0.72 for k in c0[:3]) + (1,)
    a.principled(a.mix(x.outputs["Distance"], c0, lo), 0.95, spec=0.1, sheen=0.4, normal=a.bump(h, 0.8, 0.012))
    return a.m


def m_board(name, light, dark, axis="X", ring=0.007, rough=0.5, wear=0.35):
    """A sawn board: rings cut at a slant, fibres along `axis`, pale where hands and weather have been."""
    a = N(name)
    info = a.n("ObjectInfo")
    v = a.n("VectorMath", operation="ADD")
    k = a.n("VectorMath", operation="SCALE")
    k.inputs[0].default_value = (0.9, 0.13, 0.09)
    a.t.links.new(info.outputs["Random"], k.inputs["Scale"])
    tilt = (0.0, 0.02, 0.035) if axis == "X" else (0.03, 0.02, 0.0)
    a.t.links.new(a.coord("Object", rot=tilt), v.inputs[0])
    a.t.links.new(k.outputs[0], v.inputs[1])
    squeeze = {"X": (0.06, 1, 1), "Y": (1, 0.06, 1), "Z": (1, 1, 0.06)}[axis]
    m = a.n("Mapping")
    a.t.links.new(v.outputs[0], m.inputs["Vector"])
    m.inputs["Scale"].default_value = squeeze
    w = a.n("TexWave", wave_type="RINGS", rings_direction=axis, wave_profile="SAW")
    a.t.links.new(m.outputs[0], w.inputs["Vector"])
    for key, value in (("Scale", 0.314 / ring), ("Distortion", 5.0), ("Detail", 3), ("Detail Scale", 0.6), ("Detail Roughness", 0.55)):
        w.inputs[key].default_value = value
    fibre = a.noise(m.outputs[0], 900, 3, 0.7)
    pores = a.ramp(a.noise(m.outputs[0], 420, 2, 0.6), [(0.36, 1.0), (0.44, 0.0)])
    worn = a.noise(a.coord("Object"), 7, 4, 0.6)
    col = a.ramp(w.outputs["Fac"], [(0.0, light), (0.7, a_mix(light, dark, 0.35)), (1.0, a_mix(light, dark, 0.8))])
    col = a.mix(a.math("MULTIPLY", fibre, 0.35), col, dark)
    col = a.mix(a.math("MULTIPLY", pores, 0.5), col, a_mix(dark, "#1a1009", 0.4))
    col = a.mix(a.math("MULTIPLY", worn, wear), col, a_mix(light, "#cfc6b4", 0.45))
    h = a.math("ADD", a.math("MULTIPLY", fibre, 0.5), a.math("SUBTRACT", a.math("MULTIPLY", w.outputs["Fac"], 0.3), pores))
    a.principled(col, a.math("MULTIPLY_ADD", worn, 0.3, rough - 0.12), spec=0.35, normal=a.bump(h, 0.35, 0.0012))
    return a.m
