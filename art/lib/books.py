"""Books of cloth, leather and paper, open, closed and in rows; the spectacles beside them; leather."""

from functools import cache

from furniture import grouped
from woven import *


def m_pages(name="leaves"):
    """The cut edge of a book: hundreds of leaves, some thumbed darker."""
    a = N(name)
    v = a.coord("Object", (1, 1, 1))
    lines = a.noise(a.coord("Object", (3, 3, 2600)), 1.0, 2, 0.6)
    thumb = a.noise(v, 25, 3, 0.6)
    c = a.mix(a.math("MULTIPLY", lines, 0.5), "#efe4cc", "#a8946f")
    a.principled(a.mix(a.math("MULTIPLY", thumb, 0.35), c, "#b9a078"), 0.9, spec=0.1, normal=a.bump(lines, 0.5, 0.0006))
    return a.m


def m_cover(name, color, thread=0.00045):
    """Book cloth: a fine weave, rubbed at random."""
    a = N(name)
    im = a.n("TexImage", image=weave_image(), projection="BOX")
    k = 1 / (THREADS * thread)
    a.t.links.new(a.coord("Object", (k, k, k)), im.inputs["Vector"])
    parts = a.n("SeparateColor")
    a.t.links.new(im.outputs[0], parts.inputs[0])
    rub = a.ramp(a.noise(a.coord("Object"), 18, 5, 0.7), [(0.5, 0.0), (0.75, 1.0)])
    c = a.mix(parts.outputs[1], a_mix(color, "#000000", 0.3), a_mix(color, "#ffffff", 0.1))
    c = a.mix(a.math("MULTIPLY", rub, 0.35), c, a_mix(color, "#d8cdb8", 0.55))
    a.principled(c, 0.7, spec=0.25, normal=a.bump(parts.outputs[0], 0.5, thread * 0.5))
    return a.m


def closed_book(at, turn, cover, pages, w=0.135, d=0.205, t=0.026, tilt=(0, 0), band=None):
    """A book of cloth and paper with a rounded spine on its left and a square that stands over the leaves."""

    def build():
        box("leaves", (w - 0.006, d - 0.007, t - 0.006), (0.001, 0, t / 2), pages, 0.0015, 2)
        for z in (0.0015, t - 0.0015):
            box("cover", (w, d, 0.003), (0, 0, z), cover, 0.0011, 3)

        def spine(u, v):
            q = math.pi * (u - 0.5)
            return (-w / 2 + 0.001 - 0.007 * math.cos(q), (v - 0.5) * d, t / 2 + t / 2 * math.sin(q))

        grid("spine", 18, 1, spine, cover)
        box("hinge", (0.0045, d, 0.0006), (-w / 2 + 0.009, 0, t + 0.0001), m_plain("hinge", "#1c1814", 0.9), 0)
        if band:
            for y in (0.3, -0.26, -0.3):
                box("band", (0.0016, 0.0032, t * 0.72), (-w / 2 - 0.0058, d * y, t / 2), band, 0.0006)

    e = grouped(build, at, turn)
    e.rotation_euler = (tilt[0], tilt[1], turn)
    return e


def spectacles(at, turn, rim):
    """Folded reading glasses: two round lenses, the bridge, the arms behind."""

    def build():
        glass = m_glass("lens", "#f4f8f8", 0.0, 1.3)
        for s in (-1, 1):
            ring = [(s * 0.033 + 0.024 * math.cos(q), 0, 0.022 + 0.021 * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 48, False)]
            tube("rim", ring, 0.0016, rim, True, 4, False)
            mesh_obj("lens", [(x, y, z) for x, y, z in ring], [tuple(range(48))], glass)
            arm = [(s * 0.058, 0.001, 0.03), (s * 0.061, 0.006, 0.03), (s * 0.05, 0.011 + 0.003 * s, 0.028), (0, 0.013 + 0.003 * s, 0.018), (-s * 0.045, 0.014 + 0.003 * s, 0.006)]
            tube("arm", arm, 0.0015, rim, res=4)
        tube("bridge", [(-0.01, 0, 0.028), (-0.004, -0.001, 0.033), (0.004, -0.001, 0.033), (0.01, 0, 0.028)], 0.0016, rim, res=4)

    e = grouped(build, (at[0], at[1], at[2] + 0.0016), turn)
    e.rotation_euler = (math.radians(-62), 0, turn)
    return e


def m_spine(name, color, seed):
    """A spine of cloth or leather that hands have rubbed at its head and foot, a label on some."""
    a = N(name)
    v = a.coord("Object")
    z = a.n("SeparateXYZ")
    a.t.links.new(a.coord("Object"), z.inputs[0])
    ends = a.ramp(a.math("ABSOLUTE", a.math("MULTIPLY", z.outputs[2], 8.0)), [(0.7, 0.0), (1.0, 1.0)])
    rub = a.math("MULTIPLY", ends, a.ramp(a.noise(v, 60, 5, 0.7), [(0.4, 0.0), (0.65, 1.0)]))
    blot = a.noise(v, 12 + seed % 5, 5, 0.65)
    c = a.mix(blot, a_mix(color, "#000000", 0.35), a_mix(color, "#d8c8a8", 0.12))
    c = a.mix(a.math("MULTIPLY", rub, 0.7), c, a_mix(color, "#cdbb98", 0.6))
    fine = a.noise(v, 700, 2, 0.6)
    a.principled(c, a.math("MULTIPLY_ADD", blot, 0.3, 0.4), spec=0.35, normal=a.bump(a.math("ADD", fine, a.math("MULTIPLY", rub, 0.6)), 0.3, 0.0008))
    return a.m


def m_tooling(name, base, ink):
    """A label on a spine: rules and a line or two of lettering too small to read."""
    a = N(name)
    uv = a.n("SeparateXYZ")
    a.t.links.new(a.coord("UV"), uv.inputs[0])
    u, v = uv.outputs[0], uv.outputs[1]
    between = lambda x, lo, hi: a.math("MULTIPLY", a.math("GREATER_THAN", x, lo), a.math("LESS_THAN", x, hi))
    rules = a.math("ADD", between(v, 0.05, 0.1), between(v, 0.9, 0.95))
    info = a.n("ObjectInfo").outputs["Random"]
    letters = a.n("TexNoise")
    mp = a.coord("UV", (19, 8, 1))
    off = a.n("VectorMath", operation="ADD")
    a.t.links.new(mp, off.inputs[0])
    k = a.n("VectorMath", operation="SCALE")
    k.inputs[0].default_value = (31, 17, 5)
    a.t.links.new(info, k.inputs["Scale"])
    a.t.links.new(k.outputs[0], off.inputs[1])
    a.t.links.new(off.outputs[0], letters.inputs["Vector"])
    letters.inputs["Scale"].default_value, letters.inputs["Detail"].default_value = 1.0, 1.0
    lines = a.math("ADD", between(v, 0.66, 0.74), a.math("ADD", between(v, 0.5, 0.58), between(v, 0.24, 0.29)))
    ink_ = a.math("MULTIPLY", a.math("MULTIPLY", lines, between(u, 0.16, 0.84)), a.ramp(letters.outputs["Fac"], [(0.47, 0.0), (0.51, 1.0)]))
    a.principled(a.mix(a.math("MINIMUM", a.math("ADD", rules, ink_), 1.0), base, ink), 0.5, spec=0.3)
    return a.m


SPINES = ("#6d3b2a", "#2f4236", "#7a5f3a", "#b9a57e", "#40342b", "#5b2f31", "#6d7058", "#94502f", "#2d3a4a", "#cbbd9f", "#86704a", "#474c38", "#33292a", "#8a8270")


@cache
def bindings():
    """What a wall of books is bound in, made once."""
    spines = [m_spine(f"spine{k}", c, k) for k, c in enumerate(SPINES)]
    labels = [m_tooling("lab1", "#d9cba8", "#3a2a1c"), m_tooling("lab2", "#4a1f1c", "#c9a668"), m_tooling("lab3", "#1f2a24", "#c9a668"), m_tooling("lab4", "#efe5cd", "#6d2c22")]
    return spines, m_plain("gilt", "#b08c4c", 0.4, metal=1), labels, m_pages()


def row_of_books(x0, x1, y, z, seed=1, low=0.17, high=0.25, stop=None):
    """Books on a shelf, no two alike: heights, rounded spines, bands, labels, some pushed back, the last ones leaning."""
    rnd, x = random.Random(seed), x0
    spines, gilt, labels, pages = bindings()
    while x < (stop or x1):
        t, h, d = rnd.choice((rnd.uniform(0.014, 0.026), rnd.uniform(0.022, 0.046))), rnd.uniform(low, high), rnd.uniform(0.13, 0.16)
        mat, out, lean = rnd.choice(spines), rnd.uniform(0, 0.014), rnd.gauss(0, 0.008)
        if stop and x + t > stop:
            lean = -0.2
        round_ = rnd.uniform(0.12, 0.35) * t

        def build():
            def spine(u, v):
                q = math.pi * (u - 0.5) * 0.92
                return (t / 2 * math.sin(q) / math.sin(math.pi * 0.46), -round_ * (math.cos(q) - math.cos(math.pi * 0.46)), (v - 0.5) * h)

            o = grid("spine", 14, 30, spine, mat)
            for s in (-1, 1):
                box("board", (0.0026, d, h), (s * (t / 2 - 0.0013), d / 2, 0), mat, 0.001, 2)
            box("leaves", (t - 0.005, d - 0.006, h - 0.008), (0, d / 2 + 0.002, 0), pages, 0.001, 1)
            for zz in (-1, 1):  # the bead of the headband
                box("head", (t - 0.003, 0.004, 0.002), (0, 0.001, zz * (h / 2 - 0.002)), mat, 0.0009, 2)
            kind = rnd.random()
            band = lambda zz, hh, m, k: grid("band", 14, 1, lambda u, v: (lambda p: (p[0] * 1.004, p[1] - 0.0004 - k, zz + (v - 0.5) * hh))(spine(0.03 + 0.94 * u, 0.5)), m)
            if kind < 0.35:
                for f in (0.38, 0.3, -0.28, -0.36):
                    band(h * f, 0.0016, gilt, 0.0001)
            elif kind < 0.65:
                for f in (0.36, 0.18, -0.02, -0.2, -0.36):  # raised bands of leather
                    tube("raised", [(p[0] * 1.01, p[1] + 0.0006, h * f) for p in (spine(u, 0.5) for u in np.linspace(0.04, 0.96, 11))], 0.0016, mat, False, 3, False)
            if kind > 0.25 and t > 0.017:
                band(h * rnd.choice((0.27, 0.22, 0.08)), min(0.05, h * rnd.uniform(0.14, 0.2)), rnd.choice(labels), 0.0003)

        e = grouped(build, (x + t / 2 + (0.022 if lean < -0.1 else 0), y + out, z + h / 2 + 0.0005), 0)
        e.rotation_euler = (0, lean, rnd.gauss(0, 0.008))
        x += t + 0.0012 + (0.03 if lean < -0.1 else 0)


def m_page_open(name="page"):
    """Paper with lines of print, too small to read."""
    a = N(name)
    uv = a.n("SeparateXYZ")
    a.t.links.new(a.coord("UV"), uv.inputs[0])
    u, v = uv.outputs[0], uv.outputs[1]
    line = a.math("LESS_THAN", a.math("FRACT", a.math("MULTIPLY", v, 34)), 0.4)
    words = a.ramp(a.noise(a.coord("UV", (95, 34, 1)), 1.0, 2, 0.5), [(0.40, 0.0), (0.44, 1.0)])
    inside = lambda x, lo, hi: a.math("MULTIPLY", a.math("GREATER_THAN", x, lo), a.math("LESS_THAN", x, hi))
    ink = a.math("MULTIPLY", a.math("MULTIPLY", line, words), a.math("MULTIPLY", inside(u, 0.13, 0.87), inside(v, 0.1, 0.9)))
    aged = a.mix(a.noise(a.coord("Object"), 14, 4, 0.6), "#e2d4b6", "#f0e6d0")
    a.principled(a.mix(a.math("MULTIPLY", ink, 0.6), aged, "#4a4038"), 0.85, spec=0.1)
    return a.m


def open_spread(at, turn, cover, page):
    """A book lying open: stacks of leaves of unequal height, a leaf or two lifting."""

    def build():
        w, d = 0.132, 0.2
        for s, t in ((-1, 0.02), (1, 0.012)):
            height = lambda u, t=t: 0.004 + t * (min(1, u / 0.16) ** 0.5) * (1 - 0.25 * u)
            stack = [(0.0, 0.0)] if s < 0 else [(0.0, 0.0), (0.006, 0.012)]
            for lift, curl in stack:
                o = grid("leaf", 28, 4, lambda u, v, s=s, h=height, lift=lift, curl=curl: (s * w * u * (1 - curl * u), (v - 0.5) * d, h(u) + lift * math.sin(math.pi * min(1, u * 0.8)) + curl * u**3 * (1 + 0.6 * v)), page)
                if s < 0:
                    for loop in o.data.loops:
                        uv = o.data.uv_layers[0].data[loop.index].uv
                        uv.x = 1 - uv.x
            edge = [(s * w * u, height(u)) for u in np.linspace(0, 1, 29)]
            paper = m_pages("edge")
            for y in (-d / 2, d / 2):
                mesh_obj("edge", [(x, y, z) for x, z in edge] + [(x, y, 0.003) for x, _ in edge], [(k, k + 1, k + 30, k + 29) for k in range(28)], paper)
            x, z = edge[-1]
            mesh_obj("edge", [(x, -d / 2, 0.003), (x, d / 2, 0.003), (x, d / 2, z), (x, -d / 2, z)], [(0, 1, 2, 3)], paper)
            box("board", (w + 0.005, d + 0.01, 0.003), (s * (w + 0.005) / 2, 0, 0.0015), cover, 0.001, 2)

    return grouped(build, at, turn)


def m_hide():
    """Leather: pebbled, creased where it bends, worn pale and smooth where arms have lain."""
    hide = N("hide")
    v = hide.coord("Object")
    pebble = hide.n("TexVoronoi", feature="DISTANCE_TO_EDGE")
    hide.t.links.new(v, pebble.inputs["Vector"])
    pebble.inputs["Scale"].default_value = 260
    grain = hide.ramp(pebble.outputs["Distance"], [(0.0, 0.0), (0.12, 1.0)])
    crease = hide.noise(hide.coord("Object", (1, 3, 1)), 9, 5, 0.65, 1.2)
    patina = hide.noise(v, 4, 5, 0.6)
    c = hide.mix(patina, "#5d3219", "#9a6034")
    c = hide.mix(hide.math("MULTIPLY", hide.ramp(crease, [(0.45, 0.0), (0.52, 1.0), (0.58, 0.0)]), 0.12), c, "#3f2010")
    hide.principled(c, hide.math("MULTIPLY_ADD", patina, -0.2, 0.5), spec=0.4, normal=hide.bump(hide.math("ADD", hide.math("MULTIPLY", grain, 0.25), crease), 0.3, 0.004))
    return hide.m
