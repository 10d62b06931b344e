import type { FloorScene, Rect } from '../view/floor-scene';

/** m around what stands there: what is nearer to the eye than the line is seen a little larger. */
const AIR = 0.25;

/** The part of a stage where something stands, in its px: paper has no room for the empty rest. */
export function printedPart({ stage, pieces, person, wall }: FloorScene): Rect {
  const points = [
    ...pieces.flatMap(({ rect, feet }) => [
      { x: rect.left, y: rect.top },
      { x: rect.left + rect.width, y: rect.top + rect.height },
      ...feet,
    ]),
    ...(person
      ? [
          { x: person.x - person.metre / 4, y: person.y - 1.7 * person.metre },
          { x: person.x + person.metre / 4, y: person.y },
        ]
      : []),
    ...(wall ? [wall.from, wall.to] : []),
  ];
  const air = AIR * (pieces[0]?.feet[0]?.metre ?? 0);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const left = Math.max(0, Math.min(...xs) - air);
  const top = Math.max(0, Math.min(...ys) - air);
  return {
    left,
    top,
    width: Math.min(stage.width, Math.max(...xs) + air) - left,
    height: Math.min(stage.height, Math.max(...ys) + air) - top,
  };
}
