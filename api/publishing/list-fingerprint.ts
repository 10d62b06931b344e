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

export function printSummary(prints: SummaryPrints, catalogue: Catalogue, key: ItemKey): void {
  const [kind, id] = key.split('/') as [ChangeKind, string];
  const folder = folderOf(kind);
  if (folder === 'pages') return;
  const item = publishableOf(catalogue, folder).get(id);
  for (const lang of LOCALE_CODES) {
    const view: View = { catalogue, lang };
    const ofKind = prints.get(`${lang} ${kind}`) ?? new Map<string, string>();
    prints.set(`${lang} ${kind}`, ofKind);
    if (!item || !isPublished(view, item)) ofKind.delete(id);
    else ofKind.set(id, printOfSummary(answersOf(folder).summary(view, item)));
  }
}

/** Includes the settings. Made of `summaries`, so that a change does not print thousands of items again. */
export function listPrints(catalogue: Catalogue, summaries: SummaryPrints): Map<AnswerKey, string> {
  const prints = new Map<AnswerKey, string>();
  for (const lang of LOCALE_CODES) {
    const view: View = { catalogue, lang };
    const note = (tag: Tag, shown: string) => prints.set(answerKey(tag), fingerprint(shown));
    // One text of all prints: a list of 20,000 is hashed in a few ms.
    const noteList = (tag: Tag, kind: ChangeKind, items: readonly { id: string }[]) => {
      const ofKind = summaries.get(`${lang} ${kind}`);
      note(tag, items.map(({ id }) => ofKind?.get(id)).join());
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
