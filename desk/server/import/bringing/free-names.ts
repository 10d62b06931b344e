/** Names that nothing else has: 'vigie', 'vigie-2'. Each that is given out is taken. */
export function freeNames(taken: Iterable<string>): (stem: string) => string {
  const all = new Set(taken);
  // Hundreds of pieces of one name would be counted through again and again.
  const last = new Map<string, number>();
  return (stem) => {
    let number = last.get(stem) ?? 1;
    let name = number === 1 ? stem : `${stem}-${number}`;
    while (all.has(name)) name = `${stem}-${(number += 1)}`;
    last.set(stem, number);
    all.add(name);
    return name;
  };
}
