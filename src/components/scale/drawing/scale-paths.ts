import type { Box, Dimension } from '../scale-parts';

/** The outline of a box, or of a disc; a line where one of its sides is not known. */
export function outline({ x, y, width, height, round }: Box): string {
  const radius = width / 2;
  if (round)
    return `M${x} ${y + radius}a${radius} ${radius} 0 1 1 ${width} 0a${radius} ${radius} 0 1 1 ${-width} 0z`;
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** The diagonals of a box, the axes of a disc: what the outline holds is not known. */
export function diagonals({ x, y, width, height, round }: Box): string {
  if (round) return `M${x} ${y + height / 2}h${width}M${x + width / 2} ${y}v${height}`;
  return `M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`;
}

/** A measuring line with its two ticks, `tick` cm to each side. */
export function measuringLine({ x, y, length, upright }: Dimension, tick: number): string {
  return upright
    ? `M${x} ${y}v${length}M${x - tick} ${y}h${2 * tick}M${x - tick} ${y + length}h${2 * tick}`
    : `M${x} ${y}h${length}M${x} ${y - tick}v${2 * tick}M${x + length} ${y - tick}v${2 * tick}`;
}
