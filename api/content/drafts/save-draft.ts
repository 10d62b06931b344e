import { Value } from '@sinclair/typebox/value';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Queries } from '../../database/queries';
import { DeskError } from '../../desk/desk-error';
import type { DeskServices } from '../../desk/desk-services';
import { type Actor, note } from '../../desk/log-queries';
import { type PlacedPicture, placedPictures } from '../../media/pictures-in';
import { askToRead, forgetItemToRead, readAgainOn } from '../../media/replaced-picture-queries';
import type { LoggedNames } from '../../people/contract/identity';
import { followDrafts } from '../../rooms/contents';
import { isSame, isWithin, withChanges } from '../contract/field-path';
import type { Conflict, FieldChange, OfItem, Values } from '../contract/item';
import { writersOf } from '../contract/writers';
import { draftSchema } from '../file-schemas';
import { publishedItem, type PublishedItem } from '../published/item-queries';
import { effectiveValues } from '../reading/open-item';
import { dropMissed, dropSchedule, findSchedule } from '../schedule/schedule-queries';
import { loggedNames } from '../writing/changes';
import { forgetTimes, keepThrown } from '../writing/trash-queries';
import { writerOf } from '../writing/version-queries';
import { giveBackTime } from './bring-back';
import { type DraftRow, dropDraft, findDraft, keepDraft, noteDiscarded } from './draft-queries';
import { mergeChanges } from './merge';

/** Bytes. */
const MOST = 256 * 1024;
/** Set by publishing alone. */
export const NOT_EDITED = ['updated_at', 'status'];

/** @throws DeskError for fields that no such item has, or that hold something else */
function requireFitting({ shelf, id }: OfItem, changes: readonly FieldChange[]): void {
  const unfit = changes.filter(({ path, value }) => {
    const schema = NOT_EDITED.includes(path) ? undefined : draftSchema(shelf, id, path);
    return !schema || (value !== null && !Value.Check(schema, value));
  });
  if (unfit.length > 0) throw new DeskError('invalid', { fields: unfit.map(({ path }) => path) });
}

interface Saving {
  me: Actor;
  /** It throws away what was written, which the log tells. */
  isDiscarded?: boolean | undefined;
}

/** @returns what was not taken */
export async function saveDraft(
  services: DeskServices,
  of: OfItem,
  saved: readonly FieldChange[],
  { me, isDiscarded }: Saving,
): Promise<Conflict[]> {
  const { shelf, id: item } = of;
  requireFitting(of, saved);
  const published = await publishedItem(services, of);
  return services.database.write(async (to) => {
    const draft = await findDraft(to, shelf, item);
    if (!published && !draft) throw new DeskError('notFound');
    const { changes, conflicts } = mergeChanges(
      published?.values ?? {},
      draft?.changes ?? [],
      saved,
      {
        draft: draft?.name ?? null,
        published: published ? await writerOf(to, shelf, item, published.text) : null,
      },
      me.name,
    );
    // Nothing was taken, so that who saved it last stays.
    if (conflicts.length === saved.length) return conflicts;
    requireRoom(changes);
    const now = services.now();
    const at = new Date(now).toISOString();
    const gone = goneFrom(draft, changes);
    await noteDiscarded(to, of, pathsOf(gone), { by: me.name, at });
    if (isDiscarded && draft)
      await note(to, me, 'discarded', { about: discardedOf(draft, published, me, gone), now });
    const values = published?.values ?? {};
    const before = withChanges(values, draft?.changes ?? []);
    await askOfReplaced(to, of, { published: values, before, after: withChanges(values, changes) });
    const number = nextNumber(draft?.number, now);
    if (published && changes.length === 0) {
      if (draft)
        await endTime(to, isDiscarded ? 'changes' : 'emptied', { published, draft }, { by: me.name, at });
      await dropDraft(to, shelf, item, me);
    } else {
      await keepDraft(to, { shelf, item, number, changes }, me, at);
      await giveBackTime(to, { shelf, item, number, changes }, me, now);
    }
    await followDrafts(to, [{ of, was: draft, values: published?.values }], { me, at });
    return conflicts;
  });
}

/** What the draft has no more, in whole or in part. */
const goneFrom = (draft: DraftRow | undefined, changes: readonly FieldChange[]): FieldChange[] =>
  (draft?.changes ?? []).filter(({ path }) => !changes.some((one) => isWithin(path, one.path)));

const pathsOf = (changes: readonly FieldChange[]): string[] => changes.map(({ path }) => path);

/** @throws DeskError where a draft would be too large to be kept */
export function requireRoom(changes: readonly FieldChange[]): void {
  if (Buffer.byteLength(JSON.stringify(changes)) > MOST) throw new DeskError('tooLarge');
}

/** One that no earlier draft had, even if that was discarded: who publishes names what was seen. */
export const nextNumber = (last: number | undefined, now: number): number => Math.max((last ?? 0) + 1, now);

/** There is nothing left that its time could publish; it comes back with what is written again (`giveBackTime`). */
async function endTime(
  to: Queries,
  kind: 'changes' | 'emptied',
  { published, draft }: { published: PublishedItem; draft: DraftRow },
  thrown: { by: string; at: string },
): Promise<void> {
  const { shelf, item } = draft;
  if (published.values['status'] === 'draft' || (await findSchedule(to, shelf, item))?.act !== 'publish')
    return;
  await forgetTimes(to, shelf, item);
  await keepThrown(to, kind, draft, thrown);
  await dropSchedule(to, shelf, item);
}

/**
 * A schedule that has nothing to publish any more goes with it.
 *
 * @param seen number of the draft that the editor saw
 * @returns whether something is public; where nothing is, the draft is kept, and `version` brings it back
 */
export async function discardDraft(
  services: DeskServices,
  of: OfItem,
  { me, seen }: { me: Actor; seen?: number | undefined },
): Promise<{ isLeft: boolean; version: number | null }> {
  const { shelf, id: item } = of;
  const published = await publishedItem(services, of);
  return services.database.write(async (to) => {
    const draft = await findDraft(to, shelf, item);
    let version: number | null = null;
    if (!draft && !published) throw new DeskError('notFound');
    if (draft && seen !== undefined && draft.number !== seen)
      throw new DeskError('draftChanged', { by: draft.name });
    // Somebody has published it meanwhile.
    if (!draft && seen !== undefined) throw new DeskError('changedElsewhere');
    if (draft) {
      const now = services.now();
      const about = discardedOf(draft, published, me, draft.changes);
      await note(to, me, published ? 'discarded' : 'draft-discarded', { about, now });
      const by = { by: me.name, at: new Date(now).toISOString() };
      if (published) {
        await noteDiscarded(to, of, pathsOf(draft.changes), by);
        await endTime(to, 'changes', { published, draft }, by);
      } else version = await keepThrown(to, 'draft', draft, by);
    }
    await dropDraft(to, shelf, item, me);
    const at = new Date(services.now()).toISOString();
    await followDrafts(to, [{ of, was: draft, values: published?.values }], { me, at });
    if (!published) {
      await dropSchedule(to, shelf, item);
      await dropMissed(to, shelf, item);
      await forgetItemToRead(to, shelf, item);
    }
    return { isLeft: published !== undefined, version };
  });
}

/** What it was called, with the names of colleagues whose work went with it: `Tall lamp (Marie)`. */
function discardedOf(
  draft: DraftRow,
  published: PublishedItem | undefined,
  me: Actor,
  gone: readonly FieldChange[],
): LoggedNames {
  const { en, fr } = loggedNames({ shelf: draft.shelf, id: draft.item }, effectiveValues(published, draft));
  const others = writersOf(gone, me.name).map(({ name }) => name);
  const whose = others.length > 0 ? ` (${others.join(', ')})` : '';
  return { en: en + whose, fr: fr + whose };
}

/**
 * Words that were written for a picture, and stand at another one since this save: only now the one of before is known. Of what
 * is public it is known later as well, and asked about by findings/read-again.
 *
 * @param published what is public; empty where nothing ever was
 */
async function askOfReplaced(
  to: Queries,
  { shelf, id }: OfItem,
  { published, before, after }: Record<'published' | 'before' | 'after', Values>,
): Promise<void> {
  const [were, are, ofPublished] = [placedPictures(before), placedPictures(after), placedPictures(published)];
  const gone = were.filter((one) => !isAmong(are, one));
  const come = are.filter((one) => !isAmong(were, one) && !isAmong(ofPublished, one));
  if (gone.length === 0 || come.length === 0) return;
  const asked = await readAgainOn(to, shelf, id);
  for (const { file: into, alt } of come) {
    const known = asked.find((one) => one.file === into)?.alts ?? [];
    const kept = (Object.entries(alt) as [LocaleCode, string][]).flatMap(([locale, text]) => {
      const of = gone.find((one) => one.alt[locale] === text);
      // Of a public picture it is asked there; and what is brought back has its own words.
      const isSaid = !of || text === '' || ofPublished.some((one) => one.alt[locale] === text);
      const isBack = asked.some(
        (one) =>
          one.file === of?.file && one.alts.some(({ was, [locale]: own }) => was === into && own === text),
      );
      return isSaid || isBack ? [] : [{ was: of.file, [locale]: text }];
    });
    const alts = [...known, ...kept.filter((one) => !known.some((other) => isSame(one, other)))];
    if (alts.length > known.length) await askToRead(to, shelf, id, { file: into, alts });
  }
}

const isAmong = (pictures: readonly PlacedPicture[], { file }: PlacedPicture): boolean =>
  pictures.some((one) => one.file === file);
