const SIDES = [
  'front',
  'front-right',
  'right',
  'back-right',
  'back',
  'back-left',
  'left',
  'front-left',
] as const;
export type Side = (typeof SIDES)[number];

/** From which side a piece is seen. @param theta radians, as cameras have it */
export function sideSeen(theta: number): Side {
  const eighth = Math.round(theta / (Math.PI / 4));
  return SIDES[((eighth % SIDES.length) + SIDES.length) % SIDES.length]!;
}
