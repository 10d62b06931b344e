/** px of each derivative's width (contract, 'Image'); smaller pictures are not enlarged. */
export const IMAGE_WIDTHS = { sm: 480, md: 960, lg: 1600, xl: 2400 } as const;

export type ImageSize = keyof typeof IMAGE_WIDTHS;

export const IMAGE_SIZES = Object.keys(IMAGE_WIDTHS) as ImageSize[];
