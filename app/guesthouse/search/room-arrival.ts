/** The id of the rooms of the search, to which links past its form lead. */
export const ROOM_RESULTS_ID = "risposta";
