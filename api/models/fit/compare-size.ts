import type { Box } from '../../../src/contract/models/model';
import { AXES, sizeOf, type Axis, type Size } from './stated-size';

/** Off by both is told. */
const OFF = { cm: 2, part: 0.02 };
/** What is off by more is not shown: it would be the wrong size in somebody's room. */
const WRONG_PART = 0.1;

/** cm. */
export interface SizeOff {
  axis: Axis;
  stated: number;
  found: number;
  isWrong: boolean;
}

export function compareSize(box: Box, stated: Size): SizeOff[] {
  const found = sizeOf(box);
  return AXES.flatMap((axis) => {
    const value = stated[axis];
    if (value === undefined) return [];
    const by = Math.abs(found[axis] - value);
    if (by <= OFF.cm || by <= OFF.part * value) return [];
    return [{ axis, stated: value, found: found[axis], isWrong: by > WRONG_PART * value }];
  });
}
