/** What something costs, or from what on when it depends on the room or the season; in whole cents. */
export type StayPrice = { cents: number; isLeast: boolean };
