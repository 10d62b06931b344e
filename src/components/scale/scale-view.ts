import type { Dimensions, Mounting } from '../../contract/work';

/** The dimensions that can be drawn, in the order of the label. */
export const MEASURES = ['height', 'width', 'depth', 'diameter'] as const;
export type Measure = (typeof MEASURES)[number];

/** What the drawing of a work to scale is made of: its numbers alone, in cm. The geometry follows from them. */
export interface ScaleView extends Partial<Record<Measure, number>> {
  mounting: Mounting;
  /** The gallery's remark on the numbers, as printed: 'each'. */
  note?: string;
}

interface Measured {
  dimensions?: Dimensions;
  mounting?: Mounting;
}

/** A work of the API as its drawing shows it; undefined where no dimension is known. */
export function toScaleView({ dimensions, mounting = 'floor' }: Measured): ScaleView | undefined {
  const known = MEASURES.flatMap((name) => {
    const value = dimensions?.[name];
    return value === undefined ? [] : [[name, value]];
  });
  if (known.length === 0) return undefined;
  return { ...Object.fromEntries(known), mounting, ...(dimensions?.note && { note: dimensions.note }) };
}
