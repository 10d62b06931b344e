import { createHash } from 'node:crypto';
import { COLLECTIONS, folderOf, KINDS, type ChangeKind } from '../../src/contract/kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { PAGE_SLUGS } from '../../src/contract/page';
import { answersOf, publishableOf } from '../content/answers/kinds';
import { homePageAnswer, pageAnswer } from '../content/answers/page-answer';
import { isPublished, type View } from '../content/answers/view';
import type { Catalogue } from '../content/published/catalogue';

/** 'work/quai-bench' */
export type ItemKey = `${ChangeKind}/${string}`;

export interface ItemPrint {
  slugs: string[];
  print: string;
}

export function keysOf(catalogue: Catalogue): ItemKey[] {
  const keys = (kind: ChangeKind, ids: Iterable<string>) => [...ids].map((id): ItemKey => `${kind}/${id}`);
  return [
    ...keys('page', PAGE_SLUGS),
    ...COLLECTIONS.flatMap((name) => keys(KINDS[name].kind, catalogue[name].keys())),
  ];
}

/** @returns undefined for items that do not exist or are not public */
export function printOf(catalogue: Catalogue, key: ItemKey): ItemPrint | undefined {
  const [kind, id] = key.split('/') as [ChangeKind, string];
  const { pages, home } = catalogue;
  const folder = folderOf(kind);
  if (folder !== 'pages')
    return itemPrint(catalogue, publishableOf(catalogue, folder).get(id), answersOf(folder).item);
  const page = id === home.id ? home : pages.get(id);
  const answer = (view: View) =>
    page === home ? homePageAnswer(view, home) : page && pageAnswer(view, page);
  return page && printed([id], inEach(catalogue, answer));
}

type Item = Parameters<typeof isPublished>[1];

function itemPrint<T extends Item>(
  catalogue: Catalogue,
  item: T | undefined,
  answer: (view: View, item: T) => object,
): ItemPrint | undefined {
  if (!item) return undefined;
  const languages = LOCALE_CODES.filter((lang) => isPublished({ lang }, item));
  if (languages.length === 0) return undefined;
  // What was at a former address is to be asked anew as well.
  const slugs = [
    ...new Set(languages.flatMap((lang) => [item.slug[lang]!, ...(item.former_slugs?.[lang] ?? [])])),
  ];
  return printed(
    slugs,
    inEach(catalogue, (view) => shortened(answer(view, item)), languages),
  );
}

/** Of the summaries that the API keeps: thousands are in the answer of one creator. */
const knownPrints = new WeakMap<object, string>();

/** @param summary not to be changed afterwards */
export function printOfSummary(summary: object): string {
  const known = knownPrints.get(summary);
  if (known !== undefined) return known;
  const print = fingerprint(JSON.stringify(summary));
  knownPrints.set(summary, print);
  return print;
}

/** Of the works in an answer, their prints stand for them. */
function shortened(answer: object): unknown {
  if (!('works' in answer) || !Array.isArray(answer.works)) return answer;
  return [{ ...answer, works: undefined }, (answer.works as object[]).map(printOfSummary).join()];
}

const inEach = (
  catalogue: Catalogue,
  answer: (view: View) => unknown,
  languages: readonly LocaleCode[] = LOCALE_CODES,
): unknown[] => languages.map((lang) => [lang, answer({ catalogue, lang })]);

const printed = (slugs: string[], answers: unknown[]): ItemPrint => ({
  slugs,
  print: fingerprint(JSON.stringify(answers)),
});

export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
