import type { ScaleLabels } from './scale-labels';
import type { Box, Dimension, PlacedLabel } from './scale-parts';

interface Drawn {
  person: number;
  boxes: readonly Box[];
  dimensions: readonly Dimension[];
  /** Whether widths are measured below the boxes. */
  hung: boolean;
  /** cm; beside a work on the floor that is lower than this, the label stands on the floor. */
  labelHeight: number;
}

export function placeLabels(
  labels: ScaleLabels,
  { person, boxes, dimensions, hung, labelHeight }: Drawn,
): PlacedLabel[] {
  const across = dimensions.filter(({ upright }) => !upright);
  const upright = dimensions.find((dimension) => dimension.upright);
  const placed: PlacedLabel[] = [{ place: 'under', lines: labels.person, x: person, y: 0 }];
  boxes.forEach(({ x, width }, index) => {
    const middle = x + width / 2;
    const measure = across.find((dimension) => dimension.x === x);
    placed.push({
      place: hung ? 'hung' : 'over',
      lines: labels.across[index] ?? [],
      x: middle,
      y: measure?.y ?? 0,
    });
    placed.push({ place: 'under', lines: labels.sides[index] ?? [], x: middle, y: 0 });
  });
  if (upright) {
    const low = upright.y + upright.length === 0 && upright.length < labelHeight;
    const y = low ? upright.y + upright.length : upright.y + upright.length / 2;
    placed.push({ place: low ? 'low' : 'beside', lines: labels.upright, x: upright.x, y });
  }
  return placed.filter(({ lines }) => lines.length > 0);
}
