import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import type { Finding, OfItem, OpenItem } from '../../../../api/content/contract/item';
import { isWithin } from '../../../../api/content/contract/field-path';
import { divided } from '../../../../api/content/contract/writers';
import { isBothOrNeither, isThere } from '../../../kinds/both-or-neither';
import type { EditState } from '../../../editing/edit-state';

/** The one language that all of these are about. */
export const languageOf = (findings: readonly Finding[]): LocaleCode | undefined => {
  const [first] = findings;
  const locale = first?.locale ?? undefined;
  return findings.every((one) => one.locale === locale) ? locale : undefined;
};

export const errorsOf = ({ item }: { item: Pick<OpenItem, 'findings'> }): Finding[] =>
  item.findings.filter(({ severity }) => severity === 'error');

/** The language that could be public by itself, since the other one alone lacks something, and that has something new. */
export function readyAlone({ item, values, conflicts, unsent }: EditState): LocaleCode | undefined {
  const errors = errorsOf({ item });
  const lacking = languageOf(errors);
  if (!lacking || conflicts.length > 0) return undefined;
  // Lists are published as a whole, so that what they lack would be lacking on a page that is public.
  const isInList = errors.some(({ path }) => /(^|\.)\d+(\.|$)/.test(path));
  if (isInList && item.urls[lacking] !== undefined) return undefined;
  if (errors.some((finding) => isBothOrNeither(item, finding))) return undefined;
  const alone = LOCALE_CODES.find((locale) => locale !== lacking && isThere(values, locale));
  const changed = [...(item.draft?.changes ?? []).map(({ path }) => path), ...unsent];
  const isNews = item.published === null || changed.some((path) => !path.split('.').includes(lacking));
  return isNews ? alone : undefined;
}

/** Drafts that it names, with which it could be public: nothing else is in its way. */
export function readyTogether({
  item,
  conflicts,
}: Pick<EditState, 'item' | 'conflicts'>): Together | undefined {
  const errors = errorsOf({ item });
  const waitsForAll = errors.length > 0 && errors.every(({ name }) => name === 'notPublicYet');
  if (!waitsForAll || conflicts.length > 0) return undefined;
  const others = errors.flatMap(({ of }) => (of?.draft === undefined ? [] : [{ ...of, draft: of.draft }]));
  const isFirst = ({ shelf, id }: OfItem, at: number): boolean =>
    others.findIndex((one) => one.shelf === shelf && one.id === id) === at;
  return { others: others.filter(isFirst), titles: [...new Set(errors.map(({ text }) => text))] };
}

/** Whether what one has written oneself could be public, since all that is in the way is where colleagues alone have written. */
export function isOwnReady({ item, conflicts }: Pick<EditState, 'item' | 'conflicts'>, me: string): boolean {
  const { own, shared, theirs } = divided(item.draft?.changes ?? [], me);
  const isTheirs = (one: Finding): boolean => theirs.some(({ path }) => isWithin(one.path, path));
  return (
    own.length > 0 && shared.length === 0 && conflicts.length === 0 && errorsOf({ item }).every(isTheirs)
  );
}

interface Together {
  others: (OfItem & { draft: number })[];
  titles: string[];
}
