declare module "@iconify-json/lucide/icons.json?desk" {
  const shapes: Record<import("./icon-names.ts").DeskIconName, string>;
  export default shapes;
}
