import type { LocaleCode } from '../../../src/contract/locale-codes';
import pLimit from 'p-limit';

/** As many calls at a time as our own build makes. */
const limit = pLimit(16);
/** A call is made once in a process, however many pages need its answer. */
const answers = new Map<string, Promise<unknown>>();

/** `data` of a call of the contract, as it comes: `readItem('works/quai-bench', 'en')`. */
export const readItem = async <Item>(call: string, locale: LocaleCode): Promise<Item> =>
  ((await answerOf(`${call}?lang=${locale}`)) as { data: Item }).data;

/** All entries of a list of the contract. */
export async function readList<Item>(call: string, locale: LocaleCode): Promise<Item[]> {
  const page = async (number: number) =>
    (await answerOf(`${call}?lang=${locale}&per_page=200&page=${number}`)) as {
      data: Item[];
      meta?: { last_page: number };
    };
  const first = await page(1);
  const others = Array.from({ length: (first.meta?.last_page ?? 1) - 1 }, (_, at) => page(at + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
}

function answerOf(target: string): Promise<unknown> {
  const known = answers.get(target) ?? limit(() => ask(target));
  answers.set(target, known);
  return known;
}

async function ask(target: string): Promise<unknown> {
  const answer = await fetch(`${process.env['GALLERY_API_URL']}/api/${target}`);
  if (!answer.ok) throw new Error(`${target}: ${answer.status}`);
  return answer.json();
}
