/** What the facility icons mean; content names them, so this list is read without React. */
export const FACILITY_ICONS = [
  "air",
  "bags",
  "bike",
  "comfort",
  "inclusive",
  "kitchen",
  "laundry",
  "lockers",
  "pool",
  "safe",
  "transfer",
  "view",
] as const;

export type FacilityIconName = (typeof FACILITY_ICONS)[number];
