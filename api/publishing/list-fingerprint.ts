import { COLLECTIONS, folderOf, KINDS, type ChangeKind } from '../../src/contract/kinds/kinds';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { listTag, settingsTag, type Tag } from '../../src/contract/hook/tags';
import { answersOf, publishableOf } from '../answers/kinds';
import { siteSettingsAnswer } from '../answers/site-settings-answer';
import { worksOfType } from '../answers/grouped-works';
import { isPublished, published, type View } from '../answers/view';
import { workTypeAnswer } from '../answers/work-type-answer';
import type { Catalogue } from '../loading/catalogue';
import { fingerprint, printOfSummary, type ItemKey } from './item-fingerprint';

/** 'answer/en/works?type=lighting' */
export type AnswerKey = `answer/${Tag}`;

const answerKey = (tag: Tag): AnswerKey => `answer/${tag}`;

export const tagOfKey = (key: string): string | undefined =>
  key.startsWith('answer/') ? key.slice('answer/'.length) : undefined;

/** By language and kind (`en work`), then by id. */
export type SummaryPrints = Map<string, Map<string, string>>;

export const copyOf = (prints: SummaryPrints): SummaryPrints =>
  new Map([...prints].map(([key, ofKind]) => [key, new Map(ofKind)]));

/** @returns whether what lists show of the item differs from before */
export function printSummary(prints: SummaryPrints, catalogue: Catalogue, key: ItemKey): boolean {
  const [kind, id] = key.split('/') as [ChangeKind, string];
  const folder = folderOf(kind);
  if (folder === 'pages') return false;
  const item = publishableOf(catalogue, folder).get(id);
  let isNew = false;
  for (const lang of LOCALE_CODES) {
    const view: View = { catalogue, lang };
    const ofKind = prints.get(`${lang} ${kind}`) ?? new Map<string, string>();
    prints.set(`${lang} ${kind}`, ofKind);
    const before = ofKind.get(id);
    if (!item || !isPublished(view, item)) ofKind.delete(id);
    else ofKind.set(id, printOfSummary(answersOf(folder).summary(view, item)));
    isNew ||= ofKind.get(id) !== before;
  }
  return isNew;
}

type Items = readonly { id: string }[];

/** A list is printed in pieces of so many items: after an edit one piece of 20,000 works is printed anew. */
const PIECE = 256;

/** What was printed last, by the list's tag. */
export type PrintedLists = Map<Tag, { items: Items; pieces: string[] }>;

interface Printed {
  summaries: SummaryPrints;
  /** Of the catalogue before; brought up to date. */
  lists: PrintedLists;
  /** Ids of the items that lists show otherwise than before, by kind. */
  shownAnew: ReadonlyMap<ChangeKind, ReadonlySet<string>>;
}

/** Includes the settings. Made of prints of summaries, so that a change does not print thousands of items again. */
export function listPrints(
  catalogue: Catalogue,
  { summaries, lists, shownAnew }: Printed,
): Map<AnswerKey, string> {
  const prints = new Map<AnswerKey, string>();
  for (const lang of LOCALE_CODES) {
    const view: View = { catalogue, lang };
    const note = (tag: Tag, shown: string) => prints.set(answerKey(tag), fingerprint(shown));
    const noteList = (tag: Tag, kind: ChangeKind, items: Items) => {
      const [ofKind, anew] = [summaries.get(`${lang} ${kind}`), shownAnew.get(kind)];
      const known = lists.get(tag);
      const pieces: string[] = [];
      for (let at = 0; at < items.length; at += PIECE) {
        const piece = items.slice(at, at + PIECE);
        const before = known?.items.slice(at, at + PIECE);
        const isSame =
          piece.length === before?.length &&
          piece.every((item, index) => item.id === before[index]!.id && !anew?.has(item.id));
        pieces.push(
          isSame ? known!.pieces[at / PIECE]! : fingerprint(piece.map(({ id }) => ofKind?.get(id)).join()),
        );
      }
      lists.set(tag, { items, pieces });
      note(tag, pieces.join());
    };
    const types = published(view, catalogue.types);
    note(listTag(lang, 'worktypes'), JSON.stringify(types.map((type) => workTypeAnswer(view, type))));
    for (const name of COLLECTIONS)
      noteList(listTag(lang, name), KINDS[name].kind, published(view, publishableOf(catalogue, name)));
    for (const { id, slug } of types)
      noteList(listTag(lang, 'works', slug[lang]), 'work', worksOfType(view, id));
    note(settingsTag(lang), JSON.stringify(siteSettingsAnswer(view)));
  }
  return prints;
}
