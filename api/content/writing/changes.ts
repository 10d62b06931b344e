import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { DeskError } from '../../desk/desk-error';
import type { DeskServices } from '../../desk/desk-services';
import { firstOf } from '../../desk/log-queries';
import type { LoggedNames } from '../../people/contract/identity';
import { isPart, withChanges } from '../contract/field-path';
import type { FieldChange, Finding, OfItem, Values } from '../contract/item';
import { divided } from '../contract/writers';
import { type DraftRow, draftsOf } from '../drafts/draft-queries';
import { conflictsWith } from '../drafts/merge';
import { dayAtTheGallery } from '../drafts/new-item';
import { conflictFindings } from '../findings/named-problems';
import { withFormerSlugs } from '../former-slugs';
import { isHome } from '../home-news';
import { fileOf } from '../published/entry';
import { publishedItem, type PublishedItem, publishedOf } from '../published/item-queries';
import { itemText } from '../published/item-text';
import { openChanges } from '../shelves';
import { withdrawnOf, type Written } from './version-queries';

export interface Planned extends OfItem {
  values: Values;
  /** Undefined where all of it is public already. */
  written?: Written | undefined;
  findings: Finding[];
  /** What the log calls it, where that is a part of it. */
  about?: LoggedNames;
}

/** As items have it. */
export const timeOf = (now: number): string => `${new Date(now).toISOString().slice(0, 19)}Z`;

export interface PublishedAs {
  /** Number of the draft that the editor saw; null without one. */
  draft: number | null;
  /** The language that is published; the others stay as they are. */
  only?: LocaleCode | undefined;
  /** Whether what others have written stays in the draft. */
  isOwn?: boolean | undefined;
  /** Whether the time for it was set before. */
  isAtItsTime?: boolean | undefined;
}

/** What the database has of items that are published, by their files. */
interface Known {
  published: ReadonlyMap<string, PublishedItem>;
  drafts: ReadonlyMap<string, DraftRow>;
  withdrawn: ReadonlySet<string>;
}

/** Each item once. @param me name of who publishes. @throws DeskError where a draft is another one, or cannot be divided */
export async function planPublishing(
  { database, now }: Pick<DeskServices, 'database' | 'now'>,
  items: readonly (OfItem & PublishedAs)[],
  me: string,
): Promise<Planned[]> {
  const each = onceEach(items);
  const known = await database.read(async (from) => ({
    published: await publishedOf(from, each),
    drafts: new Map(
      (await draftsOf(from, each)).map((draft) => [fileOf({ shelf: draft.shelf, id: draft.item }), draft]),
    ),
    withdrawn: await withdrawnOf(from, each),
  }));
  return each.map((one) => planOne(known, one, { me, now: now() }));
}

/** The first of each item. */
export const onceEach = <T extends OfItem>(items: readonly T[]): T[] =>
  [...new Map([...items].reverse().map((one) => [fileOf(one), one])).values()].reverse();

function planOne(
  known: Known,
  { shelf, id, draft: seen, only, isOwn = false, isAtItsTime = false }: OfItem & PublishedAs,
  { me, now }: { me: string; now: number },
): Planned {
  const of: OfItem = { shelf, id };
  const published = known.published.get(fileOf(of));
  const draft = known.drafts.get(fileOf(of));
  if (!published && !draft) throw new DeskError('notFound');
  const all = openChanges(published?.values, draft?.changes);
  if (seen !== (draft?.number ?? null) && (all.length > 0 || !published))
    throw new DeskError('draftChanged', draft ? { by: draft.name } : {});
  const asked = only ? all.filter(isIn(only)) : all;
  const changes = isOwn ? ownOf(asked, me) : asked;
  const isPublic = published && published.values['status'] !== 'draft';
  if (isPublic && changes.length === 0) return { ...of, values: published.values, findings: [] };
  const { status: _, ...whole } = withChanges(published?.values ?? {}, changes);
  const values = only ? inLanguage(published?.values ?? {}, whole, only) : whole;
  const before = isPublic || known.withdrawn.has(fileOf(of)) ? published?.values : undefined;
  const dated = {
    ...withFormerSlugs(values, before),
    ...(isAtItsTime && firstShown(changes, now)),
    updated_at: timeOf(now),
  };
  return {
    ...of,
    values: dated,
    written: {
      ...{ shelf, item: id, act: 'published', before: published?.text ?? null },
      // What is written in another language, or by others, is left in the draft.
      draft: only || isOwn ? null : (draft?.number ?? null),
      after: itemText(of, dated),
    },
    findings: published ? conflictFindings(conflictsWith(published.values, changes)) : [],
  };
}

function ownOf(changes: readonly FieldChange[], me: string): FieldChange[] {
  const { own, shared } = divided(changes, me);
  if (shared.length > 0) throw new DeskError('writtenTogether', { fields: shared.map(({ path }) => path) });
  return own;
}

/** The day that was proposed is the one on which the draft was made; nobody has seen the work before its time. */
const firstShown = (changes: readonly FieldChange[], now: number): Values =>
  changes.some(({ path, isProposed }) => path === 'published_on' && isProposed)
    ? { published_on: dayAtTheGallery(now) }
    : {};

/** Some fields of items, whatever their drafts have; each once. @throws DeskError for what was never published */
export async function planChanges(
  services: Pick<DeskServices, 'database'>,
  items: readonly OfItem[],
  act: Written['act'],
  change: (values: Values, of: OfItem) => Values,
): Promise<Planned[]> {
  const each = onceEach(items);
  const published = await services.database.read((from) => publishedOf(from, each));
  return each.map(({ shelf, id }) => {
    const of: OfItem = { shelf, id };
    const { text: before, values: was } = required(published.get(fileOf(of)));
    const values = change(was, of);
    const after = itemText(of, values);
    if (after === before) return { ...of, values, findings: [] };
    return { ...of, values, written: { shelf, item: id, act, before, after, draft: null }, findings: [] };
  });
}

export async function planDeletion(services: DeskServices, of: OfItem): Promise<Planned> {
  const { text: before, values } = required(await publishedItem(services, of));
  const written: Written = { shelf: of.shelf, item: of.id, act: 'deleted', before, after: null, draft: null };
  return { ...of, values, written, findings: [] };
}

function required(published: PublishedItem | undefined): PublishedItem {
  if (!published) throw new DeskError('notFound');
  return published;
}

/** Where nobody's language is known. */
export function titleOf(id: string, { title, name }: Values): string {
  const { en, fr } = (title ?? {}) as Partial<Record<string, string>>;
  return en ?? fr ?? (name as string | undefined) ?? id;
}

/** For the log, which everybody reads in a language of their own. */
export function titlesOf(id: string, values: Values): LoggedNames {
  const { en, fr } = (values['title'] ?? {}) as Partial<Record<string, string>>;
  const other = titleOf(id, values);
  return { en: en ?? other, fr: fr ?? other };
}

const HOME_NAMES: LoggedNames = { en: 'the home page', fr: 'l’accueil' };

/** As the log calls an item: the home page is headed by a sentence, and called otherwise. */
export const loggedNames = (of: OfItem, values: Values): LoggedNames =>
  isHome(of) ? HOME_NAMES : titlesOf(of.id, values);

/** The first few by their titles. */
export function namesOf(planned: readonly Planned[]): LoggedNames {
  const titles = planned.map(({ shelf, id, values, about }) => about ?? loggedNames({ shelf, id }, values));
  return { en: firstOf(titles.map(({ en }) => en)), fr: firstOf(titles.map(({ fr }) => fr)) };
}

const isLocale = (name: string): name is LocaleCode => (LOCALE_CODES as readonly string[]).includes(name);

/** Whether a value is a text in each language. */
export const isTexts = (value: unknown): value is Values =>
  isPart(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLocale);

/**
 * As `values`, but the other languages stay as they are public: where it has no page in one, there is none. Lists are
 * taken as a whole, since nothing says which of their parts belong together.
 */
function inLanguage(file: Values, values: Values, locale: LocaleCode): Values {
  const names = new Set([...Object.keys(values), ...Object.keys(file)]);
  const parts = [...names].map((name): [string, unknown] => {
    const [was, is] = [file[name], values[name]];
    if (isTexts(is) || isTexts(was)) return [name, textsWith(was, is, locale)];
    return [name, isPart(is) && (isPart(was) || was === undefined) ? inLanguage(was ?? {}, is, locale) : is];
  });
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined && !isEmpty(part)));
}

/** What a text in each language, or a part, becomes once nothing is left of it. */
const isEmpty = (value: unknown): boolean => isPart(value) && Object.keys(value).length === 0;

function textsWith(was: unknown, is: unknown, locale: LocaleCode): Values {
  const [before, after] = [isTexts(was) ? was : {}, isTexts(is) ? is : {}];
  const texts = LOCALE_CODES.map((code): [string, unknown] => [
    code,
    (code === locale ? after : before)[code],
  ]);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}

/** Not of the other languages. */
const isIn =
  (locale: LocaleCode) =>
  ({ path }: FieldChange): boolean =>
    path.split('.').every((name) => !isLocale(name) || name === locale);
