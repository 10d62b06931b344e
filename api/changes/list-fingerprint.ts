import {
  COLLECTIONS,
  folderOf,
  KINDS,
  type ChangeKind,
  type Collection,
} from '../../src/contract/kinds/kinds';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { listTag, settingsTag, type Tag } from '../../src/contract/hook/tags';
import { answersOf, publishableOf } from '../content/answers/kinds';
import { siteSettingsAnswer } from '../content/answers/site-settings-answer';
import { worksOfType } from '../content/answers/grouped-works';
import { isPublished, published, type View } from '../content/answers/view';
import { workTypeAnswer } from '../content/answers/work-type-answer';
import type { Catalogue } from '../content/published/catalogue';
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
    const noteList = (tag: Tag, name: Collection, items: Items) => {
      const { kind } = KINDS[name];
      const ofKind = summaries.get(`${lang} ${kind}`);
      const known = lists.get(tag);
      const isTouched = piecesWith(shownAnew.get(kind), publishableOf(catalogue, name), items);
      const pieces: string[] = [];
      for (let at = 0; at < items.length; at += PIECE) {
        const number = at / PIECE;
        const isSame = known && !isTouched(number) && isSamePiece(at, known.items, items);
        pieces.push(
          isSame
            ? known.pieces[number]!
            : fingerprint(
                items
                  .slice(at, at + PIECE)
                  .map(({ id }) => ofKind?.get(id))
                  .join(),
              ),
        );
      }
      lists.set(tag, { items, pieces });
      note(tag, pieces.join());
    };
    const types = published(view, catalogue.types);
    note(listTag(lang, 'worktypes'), JSON.stringify(types.map((type) => workTypeAnswer(view, type))));
    for (const name of COLLECTIONS)
      noteList(listTag(lang, name), name, published(view, publishableOf(catalogue, name)));
    for (const { id, slug } of types)
      noteList(listTag(lang, 'works', slug[lang]), 'works', worksOfType(view, id));
    note(settingsTag(lang), JSON.stringify(siteSettingsAnswer(view)));
  }
  return prints;
}

/** Of more items all pieces are printed, sooner than each is looked for. */
const FEW = 32;

/** Tells which pieces hold an item that is shown otherwise than before, though its own file may be the same. */
function piecesWith(
  anew: ReadonlySet<string> | undefined,
  all: ReadonlyMap<string, Items[number]>,
  items: Items,
): (number: number) => boolean {
  if (!anew || anew.size > FEW) return () => anew !== undefined;
  const places = [...anew].map((id) => items.indexOf(all.get(id)!));
  const pieces = new Set(places.map((place) => Math.floor(place / PIECE)));
  return (number) => pieces.has(number);
}

/** Entries of files that have not changed stay the same objects, of which thousands are compared without looking into them. */
function isSamePiece(from: number, before: Items, items: Items): boolean {
  const to = Math.min(from + PIECE, items.length);
  if (Math.min(from + PIECE, before.length) !== to) return false;
  for (let at = from; at < to; at += 1) if (items[at] !== before[at]) return false;
  return true;
}
