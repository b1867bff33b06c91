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
