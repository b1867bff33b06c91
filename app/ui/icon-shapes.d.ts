declare module "@iconify-json/lucide/icons.json?control" {
  const shapes: Record<import("./icon-names.ts").ControlIconName, string>;
  export default shapes;
}

declare module "@iconify-json/lucide/icons.json?house" {
  const shapes: Record<import("./icon-names.ts").IconName, string>;
  export default shapes;
}

declare module "@iconify-json/lucide/icons.json?template" {
  const shapes: Record<import("./icon-names.ts").FacilityIconName, string>;
  export default shapes;
}
