/** Dots per inch of the drawn sheet: more than the 200 that a picture needs in print. */
export const DPI = 240;

/** CSS px in an inch. */
export const CSS_DPI = 96;
