"""Olives, oaks, cypresses and grass, and scattering them as instances."""

from materials import *

STORE = (0, -500, -500)  # models wait here, out of sight


def m_leafy(name, dark, light, scale=6):
    """Leaves: every instance a little different in tone."""
    a = N(name)
    n = a.noise(a.coord("Object"), scale, 4, 0.7)
    random_ = a.n("ObjectInfo").outputs["Random"]
    h = a.n("HueSaturation")
    a.set(h, "Color", a.mix(n, dark, light))
    a.set(h, "Value", a.math("MULTIPLY_ADD", random_, 0.5, 0.72))
    a.set(h, "Hue", a.math("MULTIPLY_ADD", random_, 0.03, 0.485))
    a.principled(h.outputs[0], 0.8, spec=0.15, normal=a.bump(n, 0.9, 0.25))
    return a.m


def blob(name, balls, mat, sub=2, amp=0.2, freq=1.6):
    bm = bmesh.new()
    for c, r, s in balls:
        for v in bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=r)["verts"]:
            p = v.co.copy()
            k = 1 + amp * noise.noise(p * freq / r * 1.2 + Vector(c) * 3)
            k += amp * 0.7 * noise.noise(p * freq / r * 3.1 + Vector(c) * 7) + amp * 0.4 * noise.noise(p * freq / r * 7)
            v.co = Vector((p.x * k * s[0] + c[0], p.y * k * s[1] + c[1], p.z * k * s[2] + c[2]))
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.materials.append(mat)
    return link(bpy.data.objects.new(name, me))


def leaf_tree(
    name,
    seed,
    mat,
    radius=2.5,
    centre=3.4,
    leaves=26000,
    flat=0.78,
    leaf=(0.055, 0.016),
    trunk=0.17,
    core="#4a4f36",
    limb_count=5,
):
    """Trunk and limbs, a dark core of air and shade, and thousands of leaves around it."""
    rr = np.random.RandomState(seed)
    balls = [
        (rr.uniform(-radius, radius, 3) * (0.74, 0.74, 0.36) + (0, 0, centre), radius * rr.uniform(0.24, 0.50))
        for _ in range(34)
    ]
    k = rr.randint(0, len(balls), leaves)
    c, r = np.array([balls[i][0] for i in k]), np.array([balls[i][1] for i in k])
    unit = lambda a: a / np.linalg.norm(a, axis=1)[:, None]
    d = unit(rr.normal(size=(leaves, 3)))
    p = c + d * (r * rr.uniform(0.55, 1.08, leaves))[:, None] * (1, 1, flat)
    t = unit(rr.normal(size=(leaves, 3)) + d * 0.9 + (0, 0, -0.3))
    b = unit(np.cross(t, rr.normal(size=(leaves, 3))))
    half = leaf[0] * rr.uniform(0.8, 1.6, leaves)[:, None]
    wide = leaf[1] * rr.uniform(1.6, 3.0, leaves)[:, None]
    verts = np.stack([p - t * half, p + b * wide, p + t * half, p - b * wide], 1).reshape(-1, 3)
    o = mesh_obj(name, verts.tolist(), np.arange(leaves * 4).reshape(leaves, 4).tolist(), mat)
    inside = blob(name + "core", [(tuple(q[0]), q[1] * 0.62, (1, 1, flat)) for q in balls], m_plain("core", core, 0.95))
    bark, limbs = m_plain("bark", "#5a4634", 0.9), []
    for _ in range(limb_count):
        q = balls[rr.randint(len(balls))][0]
        path = [
            (0, 0, -0.3, 1.6),
            (0.05 * rr.normal(), 0.05 * rr.normal(), 0.7, 1.25),
            (q[0] * 0.22 + 0.12 * rr.normal(), q[1] * 0.22, 1.5, 0.85),
            (q[0] * 0.8, q[1] * 0.8, q[2], 0.3),
        ]
        limbs.append(tube("limb", path, trunk * 0.75, bark, res=3))
    bpy.context.view_layer.update()
    for i, limb in enumerate(limbs):
        me = bpy.data.meshes.new_from_object(limb.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        limbs[i] = link(bpy.data.objects.new("limb", me))
        bpy.data.objects.remove(limb)
    o = join([o, inside] + limbs, name)
    o.location = STORE
    return o


def cypress(name, seed, mat):
    profile = [
        (max(0.02, 1.05 * math.sin(math.pi * t**0.72) ** 0.85 * (1 - 0.12 * t)), 0.3 + 12 * t)
        for t in np.linspace(0, 1, 30)
    ]
    o = lathe(name, profile, (0, 0, 0), mat, 36)
    away = Vector((seed * 9, 0, 0))
    for v in o.data.vertices:
        q = 1 + 0.32 * noise.noise(v.co * 1.1 + away) + 0.22 * noise.noise(v.co * 3.1 + away)
        v.co.x *= q
        v.co.y *= q
        v.co.z += 0.25 * noise.noise(v.co * 2.3)
    o.location = STORE
    return o


def grass_tuft(mat, blades=26, seed=3):
    verts, faces, rnd = [], [], random.Random(seed)
    for _ in range(blades):
        x, y, h = rnd.gauss(0, 0.10), rnd.gauss(0, 0.10), rnd.uniform(0.18, 0.5)
        a, lean, w = rnd.uniform(0, 6.28), rnd.uniform(0.05, 0.22), 0.006
        dx, dy, n = math.cos(a), math.sin(a), len(verts)
        mx, my = x + dx * lean * 0.4, y + dy * lean * 0.4
        verts += [(x - dy * w, y + dx * w, 0), (x + dy * w, y - dx * w, 0)]
        verts += [(mx - dy * w * 0.7, my + dx * w * 0.7, h * 0.6), (mx + dy * w * 0.7, my - dx * w * 0.7, h * 0.6)]
        verts.append((x + dx * lean, y + dy * lean, h))
        faces += [(n, n + 1, n + 3, n + 2), (n + 2, n + 3, n + 4)]
    o = mesh_obj("tuft", verts, faces, mat)
    o.location = STORE
    return o


def scatter(name, points, scales, models):
    """Instances by geometry nodes: one point cloud for each model."""
    for k, model in enumerate(models):
        at, size = points[k :: len(models)], scales[k :: len(models)]
        if not len(at):
            continue
        me = bpy.data.meshes.new(name)
        me.vertices.add(len(at))
        me.vertices.foreach_set("co", at.ravel().astype(np.float32))
        me.attributes.new("sc", "FLOAT", "POINT").data.foreach_set("value", size.astype(np.float32))
        me.update()
        o = link(bpy.data.objects.new(name, me))
        tree = bpy.data.node_groups.new(name, "GeometryNodeTree")
        o.modifiers.new("gn", "NODES").node_group = tree
        tree.inputs.new("NodeSocketGeometry", "G")
        tree.outputs.new("NodeSocketGeometry", "G")
        new = tree.nodes.new
        source, sink, on = new("NodeGroupInput"), new("NodeGroupOutput"), new("GeometryNodeInstanceOnPoints")
        info, named, turn = (
            new("GeometryNodeObjectInfo"),
            new("GeometryNodeInputNamedAttribute"),
            new("FunctionNodeRandomValue"),
        )
        info.inputs[0].default_value = model
        named.data_type = "FLOAT"
        named.inputs[0].default_value = "sc"
        turn.data_type = "FLOAT_VECTOR"
        turn.inputs[0].default_value, turn.inputs[1].default_value = (-0.05, -0.05, 0), (0.05, 0.05, 6.28)
        wire = tree.links.new
        wire(source.outputs[0], on.inputs["Points"])
        wire(info.outputs["Geometry"], on.inputs["Instance"])
        wire(turn.outputs[0], on.inputs["Rotation"])
        wire([s for s in named.outputs if s.enabled][0], on.inputs["Scale"])
        wire(on.outputs[0], sink.inputs[0])
