/** What is given, in groups of so many; the last one may be smaller. */
export function* inGroups<Item>(items: Iterable<Item>, size: number): Generator<Item[], void> {
  let group: Item[] = [];
  for (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
