import type { Box } from '../scale-parts';

export function outline({ x, y, width, height, round }: Box): string {
  const radius = width / 2;
  if (round)
    return `M${x} ${y + radius}a${radius} ${radius} 0 1 1 ${width} 0a${radius} ${radius} 0 1 1 ${-width} 0z`;
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** The diagonals of a box or the axes of a disc: what the outline holds is unknown. */
export function diagonals({ x, y, width, height, round }: Box): string {
  if (round) return `M${x} ${y + height / 2}h${width}M${x + width / 2} ${y}v${height}`;
  return `M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`;
}
