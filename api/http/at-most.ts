/**
 * Bounds of an LRU cache. They are a size: of a number of entries it makes the room for all at once.
 * @param ttl ms
 */
export const atMost = (entries: number, ttl: number) => ({
  maxSize: entries,
  sizeCalculation: () => 1,
  ttl,
});
