/** One after the other: a transaction has one connection. @returns what `work` gives for each, in order */
export async function inTurn<T, Result>(
  items: Iterable<T>,
  work: (item: T, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item, results.length));
  return results;
}
