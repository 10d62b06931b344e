import pLimit from 'p-limit';
import type { Availability } from '../../../src/contract/items/work';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { Folder } from '../../catalogue-files/kinds';
import type { Queries } from '../../database/queries';
import { DeskError } from '../../desk/desk-error';
import type { DeskServices } from '../../desk/desk-services';
import { type Actor, note } from '../../desk/log-queries';
import type { Swap } from '../../media/pictures-in';
import type { LoggedAct } from '../../people/contract/identity';
import { problemsWith } from '../checks/problems-with';
import type { OfItem, Shelf, Values } from '../contract/item';
import type { Published, Removed, VersionAct } from '../contract/publishing';
import { namedProblems } from '../findings/named-problems';
import { formerSlugsIn, withoutFormerSlug } from '../former-slugs';
import { HOME, type KnownNews, withoutNews } from '../home-news';
import type { CatalogueProblem } from '../published/catalogue-content';
import { fileOf } from '../published/entry';
import { valuesOf } from '../published/item-text';
import { ownerOf } from '../published/link-queries';
import { positionsInOrder } from '../published/list-queries';
import { referringTo } from '../reading/referring';
import { isCollection, isFolder, textsOf, urlsOf } from '../shelves';
import { planPassedBack, planTakingBack, type TakenBack } from './taking-back';
import {
  namesOf,
  onceEach,
  planChanges,
  planDeletion,
  type Planned,
  planPublishing,
  type PublishedAs,
  timeOf,
  titlesOf,
} from './changes';
import { planSwap, settleSwap } from './settle-swaps';
import { movedPositions } from './positions';
import { InTheWay, writeItems } from './write-items';

export interface Writer {
  publish(items: readonly (OfItem & PublishedAs)[], actor: Actor): Promise<Published>;
  /** What was published or withdrawn, as long as nobody has changed it since. */
  takeBack(items: readonly (OfItem & { version: number })[], actor: Actor): Promise<Published>;
  /** @returns ids of those that were otherwise */
  setAvailability(ids: readonly string[], availability: Availability, actor: Actor): Promise<string[]>;
  withdraw(shelf: Shelf, ids: readonly string[], actor: Actor): Promise<Published>;
  /** Works. @param after id of the one that they follow; null at the beginning */
  move(ids: readonly string[], after: string | null, actor: Actor): Promise<void>;
  /** Everywhere, in drafts as well; the other way round it is put back as it was. */
  replacePicture(swap: Swap, actor: Actor): Promise<void>;
  /** Takes a piece of news off the home page. @returns false where that is not public */
  endNews(one: KnownNews, actor: Actor): Promise<boolean>;
  remove(of: OfItem, actor: Actor): Promise<Removed>;
}

/** One for the whole desk: it writes one thing after another. */
export function openWriter(services: DeskServices): Writer {
  const { database, now } = services;
  const inTurn = pLimit(1);
  const write = (planned: readonly Planned[], act: LoggedAct, actor: Actor) =>
    writePlanned(services, planned, act, actor);

  const planEach = (
    shelf: Shelf,
    ids: Iterable<string>,
    act: VersionAct,
    change: (values: Values, of: OfItem) => Values,
  ) =>
    planChanges(
      services,
      [...ids].map((id) => ({ shelf, id })),
      act,
      change,
    );
  const dated = (values: Values): Values => ({ ...values, updated_at: timeOf(now()) });

  return {
    publish: (items, actor) =>
      inTurn(async () => {
        const planned = await planPublishing(services, items, actor.name);
        const others = await planPassedOn(services, planned);
        const { published, ...rest } = await write([...planned, ...others], 'published', actor);
        return { ...rest, published: published.slice(0, planned.length) };
      }),

    takeBack: (items, actor) =>
      inTurn(async () => {
        const planned: TakenBack[] = [];
        for (const { shelf, id, version } of onceEach(items))
          planned.push(await planTakingBack(services, { shelf, id }, version));
        const others = await planPassedBack(services, planned);
        const { published, ...rest } = await write([...planned, ...others], 'taken-back', actor);
        return { ...rest, published: published.slice(0, planned.length) };
      }),

    setAvailability: (ids, availability, actor) =>
      inTurn(async () => {
        const planned = await planEach('works', ids, availability, (values) =>
          values['availability'] === availability ? values : dated({ ...values, availability }),
        );
        const changed = planned.filter(({ written }) => written);
        requireWritten(await write(changed, availability, actor));
        return changed.map(({ id }) => id);
      }),

    withdraw: (shelf, ids, actor) =>
      inTurn(async () => {
        if (!isCollection(shelf)) throw new DeskError('invalid', { fields: ['shelf'] });
        const planned = await planEach(shelf, ids, 'withdrawn', (values) =>
          values['status'] === 'draft' ? values : dated({ ...values, status: 'draft' }),
        );
        return write(planned, 'withdrawn', actor);
      }),

    move: (ids, after, actor) =>
      inTurn(async () => {
        const order = await database.read(positionsInOrder);
        const known = new Set(order.map(({ id }) => id));
        const moved = [...new Set(ids)];
        if ([...moved, ...(after === null ? [] : [after])].some((id) => !known.has(id)))
          throw new DeskError('notFound');
        if (after !== null && moved.includes(after)) throw new DeskError('invalid', { fields: ['after'] });
        const positions = movedPositions(order, moved, after);
        // The page of a work does not say where it stands in the list, so it keeps its date.
        const planned = await planEach('works', positions.keys(), 'moved', (values, { id }) => ({
          ...values,
          position: positions.get(id),
        }));
        requireWritten(await write(planned, 'moved', actor));
      }),

    replacePicture: (swap, actor) =>
      inTurn(async () => {
        const { act, changes } = await planSwap(services, swap);
        const changeOf = new Map(changes.map(({ of, change }) => [fileOf(of), change]));
        const planned = await planChanges(
          services,
          changes.map(({ of }) => of),
          act,
          (values, of) => dated(changeOf.get(fileOf(of))!(values)),
        );
        requireWritten(await write(planned, SWAP_LOGGED[act], actor));
        if (planned.every(({ written }) => !written))
          // Drafts alone show it.
          await database.write(async (to) => {
            await settleSwap(to, act, swap, { at: new Date(now()).toISOString(), name: actor.name });
            await note(to, actor, SWAP_LOGGED[act], { about: swap.into, now: now() });
          });
      }),

    endNews: (one, actor) =>
      inTurn(async () => {
        const [planned] = await planChanges(services, [HOME], 'newsEnded', (values) => {
          const left = withoutNews(values, [one]);
          return left === values ? values : dated(left);
        });
        if (!planned?.written) return false;
        const about = titlesOf(one.news, { title: one.said.title });
        requireWritten(await write([{ ...planned, about }], 'news-ended', actor));
        return true;
      }),
    remove: (of, actor) =>
      inTurn(async () => {
        if (of.shelf === 'pages' || of.shelf === 'site')
          throw new DeskError('invalid', { fields: ['shelf'] });
        const named = (await database.read((from) => referringTo(from, of))).filter(
          ({ shelf, id }) => shelf !== of.shelf || id !== of.id,
        );
        if (named.length > 0) return { items: named, version: null };
        const answer = await write([await planDeletion(services, of)], 'deleted', actor);
        requireWritten(answer);
        return { items: [], version: answer.published[0]?.version ?? null };
      }),
  };
}

const SWAP_LOGGED = { replaced: 'picture-replaced', putBack: 'picture-put-back' } as const;

/** What these change cannot be wrong, so that somebody must have been in the way. */
function requireWritten({ refused }: Published): void {
  if (refused.length > 0) throw new DeskError('changedElsewhere');
}

/** Checks what is written with all that it concerns, writes, and has it public. */
async function writePlanned(
  { database, settings, now }: DeskServices,
  planned: readonly Planned[],
  act: LoggedAct,
  actor: Actor,
): Promise<Published> {
  const changed = planned.filter((one) => one.written);
  const written = changed.flatMap((one) => one.written ?? []);
  const changes = written.map(({ shelf, item, after }) => ({
    ...{ shelf, id: item, values: after === null ? null : valuesOf(after) },
  }));
  const problems = await problemsWith(database, changes);
  const refused = refusals(planned, problems);
  if (refused.length > 0) return { published: [], refused };
  let versions = new Map<string, number>();
  if (written.length > 0) {
    const line = { about: namesOf(changed), now: now() };
    try {
      versions = await writeItems({ database, now }, written, actor, (to) => note(to, actor, act, line));
    } catch (error) {
      if (!(error instanceof InTheWay)) throw error;
      return { published: [], refused: refusals(planned, error.problems) };
    }
  }
  const published = planned.map(({ shelf, id, values }) => ({
    ...{ shelf, id },
    urls: urlsOf(settings.siteUrl, shelf, id, values),
    version: versions.get(fileOf({ shelf, id })) ?? null,
  }));
  return { published, refused: [] };
}

/** By item: what it is about, which may be another one than those that are published. */
function refusals(planned: readonly Planned[], problems: readonly CatalogueProblem[]): Published['refused'] {
  const found = new Map<string, Published['refused'][number]>();
  const at = ({ shelf, id }: OfItem) => {
    const file = fileOf({ shelf, id });
    const one = found.get(file) ?? { shelf, id, findings: [] };
    found.set(file, one);
    return one.findings;
  };
  for (const one of planned) if (one.findings.length > 0) at(one).push(...one.findings);
  for (const problem of problems) {
    const [shelf = 'site', id = 'site'] = problem.file.replace(/\.yaml$/, '').split('/');
    at({ shelf: shelf as Shelf, id }).push(...namedProblems([problem]));
  }
  return [...found.values()];
}

interface PassedOn {
  owner: OfItem;
  locale: LocaleCode;
  slug: string;
}

/**
 * Changes to items that have had an address before the published ones had it, and left it: it leads to whoever had it last.
 */
async function planPassedOn(
  services: Pick<DeskServices, 'database'>,
  planned: readonly Planned[],
): Promise<Planned[]> {
  const passed = await services.database.read((from) => passedOnTo(from, planned));
  // What is published itself is told of both, and can be changed there.
  const here = new Set(planned.map(fileOf));
  const owners = passed.map(({ owner }) => owner).filter((owner) => !here.has(fileOf(owner)));
  return planChanges(services, owners, 'passedOn', (values, of) =>
    passed
      .filter(({ owner }) => fileOf(owner) === fileOf(of))
      .reduce((all, { locale, slug }) => withoutFormerSlug(all, locale, slug), values),
  );
}

/** Of slugs that they leave behind now. */
async function passedOnTo(from: Queries, planned: readonly Planned[]): Promise<PassedOn[]> {
  const passed: PassedOn[] = [];
  for (const { shelf, id, slug, locale } of planned.flatMap(leftBehind)) {
    const owner = await ownerOf(from, shelf, { locale, slug, isFormer: true });
    if (owner !== undefined && owner !== id) passed.push({ owner: { shelf, id: owner }, locale, slug });
  }
  return passed;
}

type Left = { shelf: Folder; id: string; locale: LocaleCode; slug: string };

function leftBehind({ shelf, id, values, written }: Planned): Left[] {
  if (!isFolder(shelf)) return [];
  const left = textsOf(valuesOf(written?.before ?? null)['slug']);
  return LOCALE_CODES.flatMap((locale) => {
    const slug = left[locale];
    return slug !== undefined && formerSlugsIn(values, locale).includes(slug)
      ? [{ shelf, id, locale, slug }]
      : [];
  });
}
