/** A plugin of the bundler that replaces the whole icon set by an object with the SVG elements of our icons by name. */
import type { Plugin } from "vite";
import { DESK_ICONS } from "#app/desk/icon-names.ts";
import { CONTROL_ICONS, FACILITY_ICONS, ICONS } from "#app/ui/icon-names.ts";

const ICON_TABLES: Record<string, Record<string, string>> = {
  control: CONTROL_ICONS,
  house: ICONS,
  template: FACILITY_ICONS,
  desk: DESK_ICONS,
};

/** Returns the elements of an icon without the attributes that the `svg` element around them has. */
function shapeOf(body: string): string {
  return body
    .replaceAll(/ (fill|stroke(-linecap|-linejoin|-width)?)="[^"]*"/g, "")
    .replace(/^<g>(.*)<\/g>$/, "$1");
}

export function iconShapes(): Plugin {
  return {
    name: "icon-shapes",
    enforce: "pre",
    transform: {
      filter: { id: /lucide\/icons\.json\?(control|house|template|desk)$/ },
      handler(iconSetJson, id) {
        const { icons } = JSON.parse(iconSetJson) as { icons: Record<string, { body: string }> };
        const shapes = Object.entries(ICON_TABLES[id.split("?")[1]!]!).map(([name, lucideName]) => {
          const icon = icons[lucideName];
          if (!icon) throw new Error(`The icon set has no "${lucideName}"`);
          return [name, shapeOf(icon.body)];
        });
        const moduleSource = `export default ${JSON.stringify(Object.fromEntries(shapes))}`;
        return { code: moduleSource, moduleType: "js" };
      },
    },
  };
}
