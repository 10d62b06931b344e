/** More than the 200 dpi that a picture needs in print. */
export const DPI = 240;

export const CSS_DPI = 96;
