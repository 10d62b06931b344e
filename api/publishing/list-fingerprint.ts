import type { ChangeKind } from '../../src/contract/hook/rebuild';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { LISTS, listTag, settingsTag, type ListName, type Tag } from '../../src/contract/hook/tags';
import { creatorSummary } from '../answers/creator-answer';
import { eventSummary } from '../answers/event-answer';
import { pressSummary } from '../answers/press-answer';
import { siteSettingsAnswer } from '../answers/site-settings-answer';
import { isPublished, published, type View } from '../answers/view';
import { workSummary } from '../answers/work-answer';
import { workTypeAnswer } from '../answers/work-type-answer';
import type { Catalogue } from '../loading/catalogue';
import { fingerprint, type ItemKey } from './item-fingerprint';

/** An answer that is not about one item: 'answer/en/works?type=lighting'. */
export type AnswerKey = `answer/${Tag}`;

const answerKey = (tag: Tag): AnswerKey => `answer/${tag}`;

/** The tag of an answer by its key; undefined for the key of an item. */
export const tagOfKey = (key: string): string | undefined =>
  key.startsWith('answer/') ? key.slice('answer/'.length) : undefined;

/** Fingerprints of an item as lists show it, by language: `en work/quai-bench`. */
export type SummaryPrints = Map<`${string} ${ItemKey}`, string>;

const LISTED: Partial<Record<ChangeKind, (view: View, id: string) => unknown>> = {
  work: (view, id) => summary(view, view.catalogue.works, id, workSummary),
  creator: (view, id) => summary(view, view.catalogue.creators, id, creatorSummary),
  event: (view, id) => summary(view, view.catalogue.events, id, eventSummary),
  press: (view, id) => summary(view, view.catalogue.press, id, pressSummary),
};

function summary<Item extends Parameters<typeof isPublished>[1]>(
  view: View,
  items: ReadonlyMap<string, Item>,
  id: string,
  answer: (view: View, item: Item) => unknown,
): unknown {
  const item = items.get(id);
  return item && isPublished(view, item) ? answer(view, item) : undefined;
}

/** Prints an item anew as lists show it. */
export function printSummary(prints: SummaryPrints, catalogue: Catalogue, key: ItemKey): void {
  const [kind, id] = key.split('/') as [ChangeKind, string];
  for (const lang of LOCALE_CODES) {
    const shown = LISTED[kind]?.({ catalogue, lang }, id);
    if (shown === undefined) prints.delete(`${lang} ${key}`);
    else prints.set(`${lang} ${key}`, fingerprint(JSON.stringify(shown)));
  }
}

/**
 * The fingerprints of all lists, the settings among them, in every language: what they show, in their order. Of thousands of
 * items only those were printed anew that may have changed.
 */
export function listPrints(catalogue: Catalogue, summaries: SummaryPrints): Map<AnswerKey, string> {
  const prints = new Map<AnswerKey, string>();
  for (const lang of LOCALE_CODES) {
    const view: View = { catalogue, lang };
    const note = (tag: Tag, shown: unknown) => prints.set(answerKey(tag), fingerprint(JSON.stringify(shown)));
    const shownOf = (kind: ChangeKind, { id }: { id: string }) => summaries.get(`${lang} ${kind}/${id}`);
    const types = published(view, catalogue.types);
    const works = published(view, catalogue.works);
    const lists: Record<ListName, unknown[]> = {
      works: works.map((work) => shownOf('work', work)),
      worktypes: types.map((type) => workTypeAnswer(view, type)),
      creators: published(view, catalogue.creators).map((creator) => shownOf('creator', creator)),
      events: published(view, catalogue.events).map((event) => shownOf('event', event)),
      press: published(view, catalogue.press).map((article) => shownOf('press', article)),
    };
    for (const list of LISTS) note(listTag(lang, list), lists[list]);
    for (const { id, slug } of types) {
      const ofType = works.filter(({ type }) => type === id).map((work) => shownOf('work', work));
      note(listTag(lang, 'works', slug[lang]), ofType);
    }
    note(settingsTag(lang), siteSettingsAnswer(view));
  }
  return prints;
}
