declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    /** A value pins an axis, a range limits it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** Leaves out glyphs that only layout features would use. */
    noLayoutClosure?: boolean;
  }

  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
