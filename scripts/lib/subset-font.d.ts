declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    /** A value pins an axis, a range limits it; axes that are not named stay. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** Leaves out the glyphs that layout features would put in the place of those asked for. */
    noLayoutClosure?: boolean;
  }

  /** A font with only the glyphs of a text. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
