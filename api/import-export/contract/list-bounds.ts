/** Of a list, and of one row or part of it on its way; the host passes on 512 kB at once. */
export const LIST_BOUNDS = {
  bytes: 20 * 1024 * 1024,
  rows: 10_000,
  columns: 200,
  /** Characters of a cell, and of a heading. */
  cell: 20_000,
  heading: 200,
  name: 200,
  /** Bytes of JSON. */
  part: 256 * 1024,
} as const;
