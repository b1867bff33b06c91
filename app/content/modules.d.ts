// The build reads, checks and turns each file into a module (scripts/content-modules.ts).
declare module "#content/house.yaml" {
  const house: import("./schemas.ts").House;
  export default house;
}
declare module "#content/rooms.yaml" {
  const rooms: import("./schemas.ts").Rooms;
  export default rooms;
}
declare module "#content/home.yaml" {
  const home: import("./schemas.ts").Home;
  export default home;
}
declare module "#content/contact.yaml" {
  const contact: import("./schemas.ts").Contact;
  export default contact;
}
declare module "#content/search.yaml" {
  const search: import("./schemas.ts").Search;
  export default search;
}
declare module "#content/details.yaml" {
  const details: import("./schemas.ts").Details;
  export default details;
}
declare module "#content/about.yaml" {
  const about: import("./schemas.ts").About;
  export default about;
}
declare module "#content/services.yaml" {
  const services: import("./schemas.ts").Services;
  export default services;
}
declare module "#content/territory.yaml" {
  const territory: import("./schemas.ts").Territory;
  export default territory;
}
declare module "#content/privacy.yaml" {
  const privacy: import("./schemas.ts").Privacy;
  export default privacy;
}
