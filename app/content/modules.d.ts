// The build reads, checks and turns each file into a module (scripts/content-modules.ts).
declare module "#content/template/about.yaml" {
  const content: import("./schemas.ts").Content<"template/about">;
  export default content;
}
declare module "#content/template/rooms.yaml" {
  const content: import("./schemas.ts").Content<"template/rooms">;
  export default content;
}
declare module "#content/template/find-room.yaml" {
  const content: import("./schemas.ts").Content<"template/find-room">;
  export default content;
}
declare module "#content/template/room-details.yaml" {
  const content: import("./schemas.ts").Content<"template/room-details">;
  export default content;
}
declare module "#content/template/services.yaml" {
  const content: import("./schemas.ts").Content<"template/services">;
  export default content;
}
declare module "#content/template/restaurant.yaml" {
  const content: import("./schemas.ts").Content<"template/restaurant">;
  export default content;
}
declare module "#content/template/team.yaml" {
  const content: import("./schemas.ts").Content<"template/team">;
  export default content;
}
declare module "#content/template/pricing.yaml" {
  const content: import("./schemas.ts").Content<"template/pricing">;
  export default content;
}
declare module "#content/template/blog.yaml" {
  const content: import("./schemas.ts").Content<"template/blog">;
  export default content;
}
declare module "#content/template/post.yaml" {
  const content: import("./schemas.ts").Content<"template/post">;
  export default content;
}
declare module "#content/template/contact.yaml" {
  const content: import("./schemas.ts").Content<"template/contact">;
  export default content;
}
declare module "#content/template/menu.yaml" {
  const content: import("./schemas.ts").Content<"template/menu">;
  export default content;
}
declare module "#content/template/resort.yaml" {
  const content: import("./schemas.ts").Content<"template/resort">;
  export default content;
}
declare module "#content/template/hostel.yaml" {
  const content: import("./schemas.ts").Content<"template/hostel">;
  export default content;
}
declare module "#content/template/city-hotel.yaml" {
  const content: import("./schemas.ts").Content<"template/city-hotel">;
  export default content;
}
declare module "#content/template/apartment.yaml" {
  const content: import("./schemas.ts").Content<"template/apartment">;
  export default content;
}
declare module "#content/template/banners.yaml" {
  const content: import("./schemas.ts").Content<"template/banners">;
  export default content;
}
