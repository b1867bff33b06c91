"""Cloth: simulated once with Blender and cached by key, so that the same shot is the same picture."""

import time
from basics import *

CACHE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "cache", "cloth")
os.makedirs(CACHE, exist_ok=True)


def _bake_cloth(obj, frames):
    """Runs the simulation and keeps the last frame as the mesh."""
    sc = bpy.context.scene
    sc.frame_start = 1
    sc.frame_end = frames + 1
    for m in obj.modifiers:
        if m.type == "CLOTH":
            m.point_cache.frame_start = 1
            m.point_cache.frame_end = frames + 1
    for f in range(1, frames + 1):
        sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(obj.evaluated_get(dg), preserve_all_data_layers=True, depsgraph=dg)
    mats = [m for m in obj.data.materials]
    obj.modifiers.clear()
    obj.data = me
    for i, m in enumerate(mats):
        if i >= len(me.materials):
            me.materials.append(m)
    sc.frame_set(1)


def collider(o, thick=0.004, friction=20):
    """Makes an object solid for cloth."""
    if not any(m.type == "COLLISION" for m in o.modifiers):
        o.modifiers.new("col", "COLLISION")
    o.collision.thickness_outer = thick
    o.collision.cloth_friction = friction
    o.collision.damping = 0.8
    return o


def cloth(
    obj,
    frames,
    key,
    colliders=(),
    mass=0.3,
    tension=15,
    compression=15,
    shear=5,
    bending=0.5,
    air=1.0,
    quality=7,
    pressure=0,
    gravity=1.0,
    selfcol=False,
    dist=0.006,
    pin=None,
    shrink=0.0,
    friction=5,
    colq=3,
):
    """simulate once, cache vertices in cache/<key>.npz"""
    path = os.path.join(CACHE, key + ".npz")
    if os.path.exists(path):
        co = np.load(path)["co"]
        if len(co) == len(obj.data.vertices):
            obj.data.vertices.foreach_set("co", co.ravel())
            obj.data.update()
            return obj
    t = time.time()
    for c in colliders:
        collider(c)
    m = obj.modifiers.new("cloth", "CLOTH")
    s = m.settings
    s.quality = quality
    s.mass = mass
    s.air_damping = air
    s.tension_stiffness = s.compression_stiffness = tension
    s.compression_stiffness = compression
    s.shear_stiffness = shear
    s.bending_stiffness = bending
    s.tension_damping = s.compression_damping = 5
    s.shear_damping = 5
    s.bending_damping = 0.5
    s.effector_weights.gravity = gravity
    if shrink:
        s.shrink_min = shrink
    if pressure:
        s.use_pressure = True
        s.uniform_pressure_force = pressure
    if pin:
        g = obj.vertex_groups.new(name="pin")
        g.add(pin, 1, "REPLACE")
        s.vertex_group_mass = "pin"
    cs = m.collision_settings
    cs.use_collision = bool(colliders)
    cs.distance_min = dist
    cs.collision_quality = colq
    cs.friction = friction
    cs.use_self_collision = selfcol
    cs.self_distance_min = dist * 1.0
    _bake_cloth(obj, frames)
    co = np.empty(len(obj.data.vertices) * 3, np.float32)
    obj.data.vertices.foreach_get("co", co)
    np.savez_compressed(path, co=co.reshape(-1, 3))
    print(f"[cloth] {key} {len(obj.data.vertices)} verts {frames} frames {time.time()-t:.1f}s", flush=True)
    return obj


def pillow(key, w=0.7, h=0.5, n=30, puff=1.0, mat=None, flange=0.0, seed=1, shrink=-0.02):
    """two sheets sewn at the border, inflated with cloth pressure in zero gravity"""
    rnd = random.Random(seed)
    verts = []
    faces = []
    uvs = []
    ny = max(4, round(n * h / w))
    nx = n
    idx = {}
    for side in (0, 1):
        for j in range(ny + 1):
            for i in range(nx + 1):
                border = i in (0, nx) or j in (0, ny)
                if side == 1 and border:
                    idx[(1, i, j)] = idx[(0, i, j)]
                    continue
                u, v = i / nx, j / ny
                x, y = (u - 0.5) * w, (v - 0.5) * h
                # slightly concave outline + soft corners
                x *= 1 - 0.035 * (1 - (2 * v - 1) ** 2)
                y *= 1 - 0.05 * (1 - (2 * u - 1) ** 2)
                z = 0 if border else (0.012 if side == 0 else -0.012) + rnd.uniform(-0.004, 0.004)
                idx[(side, i, j)] = len(verts)
                verts.append((x, y, z))
                uvs.append((x, y))
    for side in (0, 1):
        for j in range(ny):
            for i in range(nx):
                q = [idx[(side, i, j)], idx[(side, i + 1, j)], idx[(side, i + 1, j + 1)], idx[(side, i, j + 1)]]
                faces.append(q if side == 0 else q[::-1])
    o = mesh_obj("pillow", verts, faces, mat, True, uvs)
    cloth(
        o,
        45,
        key,
        mass=0.15,
        tension=25,
        compression=20,
        shear=10,
        bending=0.08,
        pressure=4.5 * puff,
        gravity=0,
        shrink=shrink,
        air=4,
        quality=6,
    )
    if flange:
        # oxford border: extrude the rim outwards
        bm = bmesh.new()
        bm.from_mesh(o.data)
        bm.verts.ensure_lookup_table()
        rim = (
            [idx[(0, i, 0)] for i in range(nx + 1)]
            + [idx[(0, nx, j)] for j in range(1, ny + 1)]
            + [idx[(0, i, ny)] for i in range(nx - 1, -1, -1)]
            + [idx[(0, 0, j)] for j in range(ny - 1, 0, -1)]
        )
        ring = []
        L = len(rim)
        uvl = bm.loops.layers.uv.active
        P = [bm.verts[vi].co.copy() for vi in rim]
        for k in range(L):
            p, a, b = P[k], P[k - 1], P[(k + 1) % L]
            t = b - a
            nrm = Vector((t.y, -t.x, 0)).normalized()
            q = p + nrm * flange
            q.z += 0.006 * math.sin(k * 0.9 + seed) + rnd.uniform(-0.002, 0.002)
            ring.append(bm.verts.new(q))
        bm.verts.ensure_lookup_table()
        for k in range(L):
            a, b = bm.verts[rim[k]], bm.verts[rim[(k + 1) % L]]
            f = bm.faces.new((b, a, ring[k], ring[(k + 1) % L]))
            f.smooth = True
            for corner in f.loops:
                corner[uvl].uv = corner.vert.co.xy
        bm.to_mesh(o.data)
        bm.free()
    calm = o.modifiers.new("calm", "SMOOTH")
    calm.factor, calm.iterations = 0.5, 3
    subsurf(o, 2)
    return o
