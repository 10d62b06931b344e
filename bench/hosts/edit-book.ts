/** What was edited, and when; and by that, how old an answer is. */
export interface EditBook {
  /** Notes that a work's file was written with the title of this number, `at` so many ms. */
  note: (slug: string, number: number, at: number) => void;
  /** The newest number of a work; undefined where it was never edited. */
  newest: (slug: string) => number | undefined;
  /**
   * How many ms before a request an edit was written that its answer does not show; 0 where it shows all.
   * @param shown the number in the answer; 0 for the title before all edits
   * @param asked when the request was sent, ms
   */
  age: (slug: string, shown: number, asked: number) => number;
  slugs: () => string[];
}

export function openEditBook(): EditBook {
  const edits = new Map<string, { number: number; at: number }[]>();
  return {
    note(slug, number, at) {
      edits.set(slug, [...(edits.get(slug) ?? []), { number, at }]);
    },
    newest: (slug) => edits.get(slug)?.at(-1)?.number,
    age(slug, shown, asked) {
      const missed = (edits.get(slug) ?? []).find(({ number }) => number > shown);
      return missed ? Math.max(0, asked - missed.at) : 0;
    },
    slugs: () => [...edits.keys()],
  };
}

export const titleOf = (number: number): string => `Edited ${number}.`;

/** The number that a page shows as its own title; 0 for one that was never edited. */
export const shownIn = (html: string): number => Number(/<title[^>]*>Edited (\d+)\./.exec(html)?.[1] ?? 0);
