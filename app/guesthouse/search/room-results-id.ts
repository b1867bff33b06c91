/** The id of the list of rooms in the search; links that skip the search's form lead there. */
export const ROOM_RESULTS_ID = "risposta";
