/** The longest name of a device, in letters. */
export const MAX_DEVICE = 40;

/** The longest note of a closure or a stay, in letters. */
export const MAX_NOTE = 80;
