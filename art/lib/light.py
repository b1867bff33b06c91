"""Sky, sun, lamps, camera and render settings."""

import time
from basics import *


def world(color="#dfe8f2", strength=1.0, cam=None):
    """Even light from all around."""
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    bg = w.node_tree.nodes["Background"]
    bg.inputs[0].default_value = hexc(color)
    bg.inputs[1].default_value = strength
    return w


def gradsky(
    stops, sundir, glow="#ffd9a0", glow_pow=6, glow_amt=0.8, disc_pow=350, disc_amt=2.0, strength=1.0, clouds=None
):
    """A painted sky: stops = [(elevation in degrees, colour)], thin clouds, a warm glow around the sun.

    `sundir` points from the scene to the sun. `glow_*` is the wide halo, `disc_*` the bright middle.
    """
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    tree = w.node_tree
    wire = tree.links.new
    new = lambda kind: tree.nodes.new("ShaderNode" + kind)

    def maths(op, a, b=None):
        n = new("Math")
        n.operation = op
        wire(a, n.inputs[0])
        if b is not None:
            n.inputs[1].default_value = b
        return n.outputs[0]

    def blend(kind, amount, under, colour):
        n = new("MixRGB")
        n.blend_type = kind
        wire(amount, n.inputs[0])
        wire(under, n.inputs[1])
        n.inputs[2].default_value = hexc(colour)
        return n.outputs[0]

    direction = new("VectorMath")
    direction.operation = "NORMALIZE"
    wire(new("TexCoord").outputs["Generated"], direction.inputs[0])
    parts = new("SeparateXYZ")
    wire(direction.outputs[0], parts.inputs[0])
    height = new("MapRange")
    wire(maths("ARCSINE", parts.outputs[2]), height.inputs[0])
    height.inputs[1].default_value, height.inputs[2].default_value = 0, math.pi / 2
    ramp = new("ValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for e, (degrees, colour) in zip(ramp.color_ramp.elements, stops):
        e.position, e.color = max(0, degrees / 90), hexc(colour)
    wire(height.outputs[0], ramp.inputs[0])
    colour = ramp.outputs[0]
    if clouds:  # thin streaks, flattened towards the horizon
        flat, streaks, cut = new("Mapping"), new("TexNoise"), new("ValToRGB")
        wire(direction.outputs[0], flat.inputs[0])
        flat.inputs["Scale"].default_value = clouds.get("scale", (1.2, 1.2, 9))
        wire(flat.outputs[0], streaks.inputs[0])
        for k, v in (("Scale", clouds.get("freq", 2.4)), ("Detail", 7), ("Roughness", 0.58), ("Distortion", 0.3)):
            streaks.inputs[k].default_value = v
        cut.color_ramp.elements[0].position = clouds.get("lo", 0.52)
        cut.color_ramp.elements[1].position = clouds.get("hi", 0.72)
        wire(streaks.outputs[0], cut.inputs[0])
        amount = maths("MULTIPLY", cut.outputs[0], clouds.get("amt", 0.5))
        colour = blend("MIX", amount, colour, clouds.get("color", "#fbe6c8"))
    towards = new("VectorMath")
    towards.operation = "DOT_PRODUCT"
    wire(direction.outputs[0], towards.inputs[0])
    towards.inputs[1].default_value = Vector(sundir).normalized()
    facing = maths("MAXIMUM", towards.outputs["Value"], 0)
    for power, amount in ((glow_pow, glow_amt), (disc_pow, disc_amt)):
        colour = blend("ADD", maths("MULTIPLY", maths("POWER", facing, power), amount), colour, glow)
    wire(colour, tree.nodes["Background"].inputs[0])
    tree.nodes["Background"].inputs[1].default_value = strength
    return w


def sun(direction, strength=3.0, color="#ffe2b8", angle=1.0):
    """The sun, shining along `direction`."""
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = strength
    l.color = hexc(color)[:3]
    l.angle = math.radians(angle)
    o = link(bpy.data.objects.new("sun", l))
    o.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return o


def area(loc, target, size, power, color="#ffffff", sizey=None, cam=False, spread=180):
    """A soft rectangular light."""
    l = bpy.data.lights.new("area", "AREA")
    l.energy = power
    l.color = hexc(color)[:3]
    l.size = size
    l.spread = math.radians(spread)
    if sizey:
        l.shape = "RECTANGLE"
        l.size_y = sizey
    o = link(bpy.data.objects.new("area", l))
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = cam
    return o


def point(loc, power, color="#ffb469", r=0.04):
    """A small lamp."""
    l = bpy.data.lights.new("pt", "POINT")
    l.energy = power
    l.color = hexc(color)[:3]
    l.shadow_soft_size = r
    o = link(bpy.data.objects.new("pt", l))
    o.location = loc
    return o


def camera(loc, target, lens=35, fstop=None, focus=None, shift=(0, 0), level=False, roll=0):
    """The camera; `level` keeps verticals upright, `shift` moves the frame instead of tilting."""
    c = bpy.data.cameras.new("cam")
    o = link(bpy.data.objects.new("cam", c))
    o.location = loc
    t = Vector(target)
    if level:
        t.z = loc[2]
    o.rotation_euler = (t - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.rotation_euler.rotate_axis("Z", math.radians(roll))
    c.lens = lens
    c.sensor_width = 36
    c.shift_x, c.shift_y = shift
    c.clip_start = 0.02
    c.clip_end = 200000
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = o
    return o


def setup(w, h, samples=256, bounces=10, threshold=0.05, clamp=6, guiding=False):
    """Cycles on the processor: adaptive sampling, path guiding, the light tree and Open Image Denoise."""
    scene = bpy.context.scene
    r, c = scene.render, scene.cycles
    r.engine, c.device = "CYCLES", "CPU"
    r.resolution_x, r.resolution_y, r.resolution_percentage = w, h, 100
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = samples, True, threshold, 10
    c.seed = 1
    c.use_denoising, c.denoiser = True, "OPENIMAGEDENOISE"
    c.denoising_input_passes, c.denoising_prefilter = "RGB_ALBEDO_NORMAL", "ACCURATE"
    c.denoising_use_gpu = False
    c.use_guiding, c.use_light_tree = guiding, True
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, min(bounces, 6), 5
    c.transmission_bounces, c.transparent_max_bounces = 8, 16
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_indirect, c.sample_clamp_direct = 0.5, clamp, 0
    c.use_fast_gi = False
    r.use_persistent_data = False
    r.film_transparent = False


def render(path):
    """Renders to a linear EXR file, and returns its pixels (height, width, 3)."""
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.exr_codec = "OPEN_EXR", "16", "ZIP"
    scene.render.filepath = path
    t = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"[render] {path} {time.time() - t:.0f} s", flush=True)
    return read(path)


def read(path):
    image = bpy.data.images.load(path)
    w, h = image.size
    pixels = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(h, w, 4)[::-1, :, :3].copy()
