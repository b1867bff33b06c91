/** Four designs of the same English screens; the colours and fonts of each design are in designs/<look>/theme.css. */
export const DEMO_MOUNTS = [
  { prefix: "/home2", language: "en", look: "resort" },
  { prefix: "/home3", language: "en", look: "hostel" },
  { prefix: "/home4", language: "en", look: "city-hotel" },
  { prefix: "/home5", language: "en", look: "apartment" },
] as const;

export type DemoLook = (typeof DEMO_MOUNTS)[number]["look"];
