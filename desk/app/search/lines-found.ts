import type { Shelf } from '../../../api/content/contract/item';
import type { ListedItem } from '../../../api/content/contract/list';
import { fetchAnswer } from '../data';

/**
 * What lists find by some words, each after the other.
 * @param most of each list
 * @returns nothing of a list that cannot be asked; of the others there is
 */
export async function linesFound<Name extends Shelf>(
  shelves: readonly Name[],
  words: string,
  most: number,
): Promise<{ shelf: Name; line: ListedItem }[]> {
  const answers = await Promise.allSettled(
    shelves.map(async (shelf) => {
      const page = await fetchAnswer('/items/:shelf', { params: { shelf }, query: { q: words } });
      return page.lines.slice(0, most).map((line) => ({ shelf, line }));
    }),
  );
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
