import pLimit from 'p-limit';
import type { LoggedAct } from '../../people/contract/identity';
import type { Availability } from '../../../src/contract/items/work';
import type { OfItem, Shelf, Values } from '../contract/item';
import type { Published, Removed, VersionAct } from '../contract/publishing';
import { DeskError } from '../../desk/desk-error';
import type { DeskServices } from '../../desk/desk-services';
import { note, type Actor } from '../../desk/log-queries';
import { HOME, withoutNews, type KnownNews } from '../home-news';
import type { Swap } from '../../media/pictures-in';
import { fileOf } from '../published/entry';
import { positionsInOrder } from '../published/list-queries';
import { referringTo } from '../reading/referring';
import { isCollection } from '../shelves';
import {
  onceEach,
  planChanges,
  planDeletion,
  planPublishing,
  timeOf,
  titlesOf,
  type Planned,
  type PublishedAs,
} from './changes';
import { planPassedOn } from './passed-on';
import { planSwap } from './plan-swap';
import { movedPositions } from './positions';
import { settleSwap } from './settle-swaps';
import { planPassedBack } from './back/passed-back';
import { planTakingBack, type TakenBack } from './back/plan-taking-back';
import { writePlanned } from './write-planned';

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
