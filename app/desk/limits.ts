/** The longest note of a closure or a stay, in letters. */
export const MAX_NOTE = 80;
