/** No TypeBox: browsers load this file. Lengths in characters. */
export const ROOM_BOUNDS = {
  pieces: { max: 100 },
  answer: { min: 1, max: 4000 },
  name: { min: 2, max: 120 },
  /** Letters and digits without accents; spaces, hyphens and case do not count. */
  code: { min: 6, max: 24 },
  /** Seconds that one piece may be told of in one call. */
  seconds: { max: 600 },
} as const;
