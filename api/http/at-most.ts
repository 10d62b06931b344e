/**
 * Bounds of an LRU cache, given as a size: for a number of entries (`max`) it would make room for all of them at once.
 * @param ttl ms
 */
export const atMost = (entries: number, ttl: number) => ({
  maxSize: entries,
  sizeCalculation: () => 1,
  ttl,
});
