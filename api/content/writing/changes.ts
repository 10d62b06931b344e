import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { LoggedNames } from '../../people/contract/identity';
import { withChanges } from '../contract/field-path';
import type { FieldChange, Finding, OfItem, Values } from '../contract/item';
import { divided } from '../contract/writers';
import { DeskError } from '../../desk/desk-error';
import type { DeskServices } from '../../desk/desk-services';
import { conflictsWith } from '../drafts/merge';
import { dayAtTheGallery } from '../drafts/proposals';
import { isHome } from '../home-news';
import { conflictFindings } from '../findings/named-problems';
import type { PublishedItem } from '../published/item-queries';

import { openChanges } from '../states';
import { findDraft } from '../drafts/draft-queries';
import { firstOf } from '../../desk/first-of';
import type { Written } from './written';
import { wasWithdrawn } from './version-queries';
import { itemText } from '../published/item-text';
import { withFormerSlugs } from '../former-slugs';
import { inLanguage, isIn } from './one-language';
import { publishedItem } from '../published/item-queries';

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
  draft: number | null;
  only?: LocaleCode | undefined;
  isOwn?: boolean | undefined;
  isAtItsTime?: boolean | undefined;
}

/**
 * @param seen number of the draft that the editor saw; null without one
 * @param only language that is published; the others stay as they are
 * @param isOwn whether what others than `me` have written stays in the draft
 * @param isAtItsTime whether the time for it was set before
 * @param me name of who publishes
 * @throws DeskError where the draft is another one, or cannot be divided
 */
export async function planPublishing(
  services: DeskServices,
  of: OfItem,
  { draft: seen, only, isOwn = false, isAtItsTime = false }: PublishedAs,
  me: string,
): Promise<Planned> {
  const { shelf, id } = of;
  const published = await publishedItem(services, of);
  const { draft, isWithdrawn } = await services.database.read(async (from) => ({
    draft: await findDraft(from, shelf, id),
    isWithdrawn: await wasWithdrawn(from, shelf, id),
  }));
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
  const known = isPublic || isWithdrawn ? published?.values : undefined;
  const dated = {
    ...withFormerSlugs(values, known),
    ...(isAtItsTime && firstShown(changes, services.now())),
    updated_at: timeOf(services.now()),
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

/** Some fields of an item, whatever its draft has. @throws DeskError for what was never published */
export async function planChange(
  services: DeskServices,
  of: OfItem,
  act: Written['act'],
  change: (values: Values) => Values,
): Promise<Planned> {
  const published = await requirePublished(services, of);
  const values = change(published.values);
  const after = itemText(of, values);
  if (after === published.text) return { ...of, values, findings: [] };
  const written: Written = { shelf: of.shelf, item: of.id, act, before: published.text, after, draft: null };
  return { ...of, values, written, findings: [] };
}

export async function planDeletion(services: DeskServices, of: OfItem): Promise<Planned> {
  const { text: before, values } = await requirePublished(services, of);
  const written: Written = { shelf: of.shelf, item: of.id, act: 'deleted', before, after: null, draft: null };
  return { ...of, values, written, findings: [] };
}

async function requirePublished(services: DeskServices, of: OfItem): Promise<PublishedItem> {
  const published = await publishedItem(services, of);
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
