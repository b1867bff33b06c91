// The build reads, checks and turns each file into a module (scripts/content-modules.ts).
declare module "#content/house.yaml" {
  const content: import("./schemas.ts").Content<"house">;
  export default content;
}
declare module "#content/rooms.yaml" {
  const content: import("./schemas.ts").Content<"rooms">;
  export default content;
}
declare module "#content/home.yaml" {
  const content: import("./schemas.ts").Content<"home">;
  export default content;
}
declare module "#content/contact.yaml" {
  const content: import("./schemas.ts").Content<"contact">;
  export default content;
}
declare module "#content/search.yaml" {
  const content: import("./schemas.ts").Content<"search">;
  export default content;
}
declare module "#content/details.yaml" {
  const content: import("./schemas.ts").Content<"details">;
  export default content;
}
declare module "#content/about.yaml" {
  const content: import("./schemas.ts").Content<"about">;
  export default content;
}
declare module "#content/services.yaml" {
  const content: import("./schemas.ts").Content<"services">;
  export default content;
}
declare module "#content/territory.yaml" {
  const content: import("./schemas.ts").Content<"territory">;
  export default content;
}
declare module "#content/privacy.yaml" {
  const content: import("./schemas.ts").Content<"privacy">;
  export default content;
}
