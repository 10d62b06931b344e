import { COLLECTIONS, folderOf, KINDS, type ChangeKind } from '../../src/contract/kinds/kinds';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { listTag, settingsTag, type Tag } from '../../src/contract/hook/tags';
import { answersOf, publishableOf } from '../answers/kinds';
import { siteSettingsAnswer } from '../answers/site-settings-answer';
import { isPublished, published, type View } from '../answers/view';
import { workTypeAnswer } from '../answers/work-type-answer';
import type { Catalogue } from '../loading/catalogue';
import { fingerprint, type ItemKey } from './item-fingerprint';

/** 'answer/en/works?type=lighting' */
export type AnswerKey = `answer/${Tag}`;

const answerKey = (tag: Tag): AnswerKey => `answer/${tag}`;

export const tagOfKey = (key: string): string | undefined =>
  key.startsWith('answer/') ? key.slice('answer/'.length) : undefined;

/** By language and item: `en work/quai-bench`. */
export type SummaryPrints = Map<`${string} ${ItemKey}`, string>;

export function printSummary(prints: SummaryPrints, catalogue: Catalogue, key: ItemKey): void {
  const [kind, id] = key.split('/') as [ChangeKind, string];
  const folder = folderOf(kind);
  if (folder === 'pages') return;
  const item = publishableOf(catalogue, folder).get(id);
  for (const lang of LOCALE_CODES) {
    const view: View = { catalogue, lang };
    if (!item || !isPublished(view, item)) prints.delete(`${lang} ${key}`);
    else prints.set(`${lang} ${key}`, fingerprint(JSON.stringify(answersOf(folder).summary(view, item))));
  }
}

/** Includes the settings. Made of `summaries`, so that a change does not print thousands of items again. */
export function listPrints(catalogue: Catalogue, summaries: SummaryPrints): Map<AnswerKey, string> {
  const prints = new Map<AnswerKey, string>();
  for (const lang of LOCALE_CODES) {
    const view: View = { catalogue, lang };
    const note = (tag: Tag, shown: unknown) => prints.set(answerKey(tag), fingerprint(JSON.stringify(shown)));
    const shownOf = (kind: ChangeKind, { id }: { id: string }) => summaries.get(`${lang} ${kind}/${id}`);
    const types = published(view, catalogue.types);
    const works = published(view, catalogue.works);
    note(
      listTag(lang, 'worktypes'),
      types.map((type) => workTypeAnswer(view, type)),
    );
    for (const name of COLLECTIONS) {
      const listed = published(view, publishableOf(catalogue, name));
      note(
        listTag(lang, name),
        listed.map((item) => shownOf(KINDS[name].kind, item)),
      );
    }
    for (const { id, slug } of types) {
      const ofType = works.filter(({ type }) => type === id).map((work) => shownOf('work', work));
      note(listTag(lang, 'works', slug[lang]), ofType);
    }
    note(settingsTag(lang), siteSettingsAnswer(view));
  }
  return prints;
}
