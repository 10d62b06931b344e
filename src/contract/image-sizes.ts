/** Widest px of each derivative of a picture (contract, 'Image'); a picture is never enlarged to reach it. */
export const IMAGE_WIDTHS = { sm: 480, md: 960, lg: 1600, xl: 2400 } as const;

export type ImageSize = keyof typeof IMAGE_WIDTHS;

export const IMAGE_SIZES = Object.keys(IMAGE_WIDTHS) as ImageSize[];
