/** 'lmap' gives 'lamp'. */
export const swaps = (term: string): string[] =>
  Array.from(term)
    .slice(1)
    .map((letter, at) => term.slice(0, at) + letter + term.charAt(at) + term.slice(at + 2))
    .filter((word) => word !== term && word.length > 2);

/** Letters that French and English write for one sound; accents are folded before. */
const SOUNDS: readonly (readonly string[])[] = [
  ['c', 'k', 'q', 'ck', 'qu'],
  ['f', 'ph'],
  ['o', 'au', 'eau'],
  ['i', 'y'],
  ['s', 'z', 'ss'],
  ['j', 'g'],
  ['en', 'an'],
  ['e', 'ai', 'ei'],
];

/** Words that sound like this one, by two changes at most: 'portik' gives 'portiqu', 'semafor' gives 'semaphor'. */
export function soundalikes(term: string): string[] {
  const once = respelt(term);
  return [...new Set([...once, ...once.flatMap(respelt)])].filter((word) => word !== term);
}

function respelt(term: string): string[] {
  return SOUNDS.flatMap((spellings) =>
    spellings.flatMap((from) =>
      placesOf(from, term).flatMap((at) =>
        spellings
          .filter((to) => to !== from)
          .map((to) => term.slice(0, at) + to + term.slice(at + from.length)),
      ),
    ),
  );
}

const placesOf = (letters: string, term: string): number[] =>
  Array.from(term, (_, at) => at).filter((at) => term.startsWith(letters, at));
