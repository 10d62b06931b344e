/** More than the 200 dpi that a picture needs in print. */
export const DPI = 240;

/** Of a page of many: what a picture needs in print, and no more. */
export const PAGE_DPI = 200;

export const CSS_DPI = 96;
