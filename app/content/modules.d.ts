// The build reads, checks and turns each file into a module (scripts/content-modules.ts).
declare module "#content/house.yaml" {
  const content: import("./schemas.ts").Content<"house">;
  export default content;
}
declare module "#content/words.yaml" {
  const content: import("./schemas.ts").Content<"words">;
  export default content;
}
declare module "#content/good-to-know.yaml" {
  const content: import("./schemas.ts").Content<"good-to-know">;
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
declare module "#content/territory.yaml?teasers" {
  const teasers: import("./teasers.ts").Teaser[];
  export default teasers;
}
declare module "#content/privacy.yaml" {
  const content: import("./schemas.ts").Content<"privacy">;
  export default content;
}
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
declare module "#content/newsletter.yaml" {
  const content: import("./schemas.ts").Content<"newsletter">;
  export default content;
}
declare module "#content/template/banners.yaml" {
  const content: import("./schemas.ts").Content<"template/banners">;
  export default content;
}
