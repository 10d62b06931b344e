import type { Mounting } from '../../contract/models/mounting';
import type { Dimensions } from '../../contract/collections/values';

export const MEASURES = ['height', 'width', 'depth', 'diameter'] as const;
export type Measure = (typeof MEASURES)[number];

/** The dimensions in cm. */
export interface ScaleView extends Partial<Record<Measure, number>> {
  mounting: Mounting;
  /** The gallery's remark, as printed: 'each'. */
  note?: string;
}

interface Measured {
  dimensions?: Dimensions;
  mounting?: Mounting;
}

/** Undefined where no dimension is known. */
export function toScaleView({ dimensions, mounting = 'floor' }: Measured): ScaleView | undefined {
  const known = MEASURES.flatMap((name) => {
    const value = dimensions?.[name];
    return value === undefined ? [] : [[name, value]];
  });
  if (known.length === 0) return undefined;
  return { ...Object.fromEntries(known), mounting, ...(dimensions?.note && { note: dimensions.note }) };
}
