import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COLLECTIONS } from '../../src/contract/kinds/kinds';
import { routePath } from '../../src/routes/route-path';
import { inTurn } from '../database/in-turn';
import type { Queries } from '../database/queries';
import { addRoutes } from '../desk/add-routes';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { placeOf } from '../desk/pages';
import { withDraftThumbs } from '../media/draft-thumbs';
import { signedInOf, windowOf } from '../people/signed-in';
import { endLink, giveLink, givenLinks, previewedType } from '../previews/given-preview-links';
import { createPreviewToken } from '../previews/preview-tokens';
import { changedPaths } from './shelves';
import { isSame, valueAt } from './contract/field-path';
import { givenLinkRoutes } from './contract/given-links';
import { type OfItem, type Shelf, SHELVES, type Values } from './contract/item';
import { historyRoutes, itemPreviewRoutes, itemRoutes } from './contract/item-endpoints';
import type { History, Version, VersionLine } from './contract/publishing';
import { type Waiting, WAITING_STATES } from './contract/waiting-items';
import { itemAt, titlesOf } from './findings/own-links';
import { itemsList, neighboursOf } from './list/items-list';
import { knownItems } from './list/known-items';
import { listedItems, type ListPlace } from './list/listed-item';
import { valuesOf } from './published/item-text';
import { type ItemServices, openItem } from './reading/open-item';
import { findVersion, type VersionRow, versionsOf } from './writing/version-queries';

export function addItemRoutes(app: FastifyInstance, services: ItemServices): void {
  const { database, settings, relisted, now } = services;
  const placeOf = (request: FastifyRequest): ListPlace => ({
    lang: signedInOf(request).person.language,
    siteUrl: settings.siteUrl,
    now: now(),
  });
  addRoutes(app, itemRoutes, {
    'GET /items/:shelf': async (request) => {
      const { shelf } = request.params;
      const place = placeOf(request);
      await relisted();
      const page = await database.read((from) => itemsList(from, place, shelf, request.query));
      return {
        ...page,
        lines: await withDraftThumbs(database, shelf, page.lines, place.lang),
      };
    },

    'GET /page-at': ({ query }) =>
      database.read(async (from) => {
        const of = await itemAt(from, settings.siteUrl, query.url);
        return { page: of ? { ...of, title: await titlesOf(from, of) } : null };
      }),

    'GET /items/:shelf/:id/place': async (request) => {
      const { params, query } = request;
      await relisted();
      const found = await database.read((from) =>
        neighboursOf(from, placeOf(request), params.shelf, { id: params.id, query }),
      );
      if (!found) throw new DeskError('notFound');
      return found;
    },

    'GET /waiting': async (request) => {
      const place = placeOf(request);
      await relisted();
      const waiting = await database.read((from) => waitingItems(from, place));
      const items = await inTurn(waiting.items, async (item) =>
        withDraftThumbs(database, item.shelf, [item], place.lang),
      );
      return { ...waiting, items: items.flat() };
    },

    'GET /items/:shelf/:id': (request) => openItem(services, request.params, signedInOf(request).person.id),

    // Said again every few seconds, by whoever has it open.
    'POST /items/:shelf/:id/here': (request) => {
      const { params, body } = request;
      const { person } = signedInOf(request);
      if (services.presence.note(params, person, body.path)) services.news.tell(params, windowOf(request));
      return { here: services.presence.others(params, person.id) };
    },

    'DELETE /items/:shelf/:id/here': async (request) => {
      services.presence.leave(request.params, signedInOf(request).person);
      services.news.tell(request.params, windowOf(request));
    },
  });
}

const LIFETIME_MS = 12 * 60 * 60 * 1000;

export function addItemPreviewRoutes(app: FastifyInstance, services: ItemServices): void {
  const { database, settings, now } = services;
  addRoutes(app, itemPreviewRoutes, {
    'POST /items/:shelf/:id/preview': async (request) => {
      const { shelf, id } = request.params;
      const { locale } = request.body;
      const { person, session } = signedInOf(request);
      await openItem(services, request.params, person.id);
      const expires_at = new Date(now() + LIFETIME_MS).toISOString();
      const target = { type: previewedType(shelf), id, locale, expires_at };
      const token = await database.write((to) => createPreviewToken(to, target, { session }));
      const { origin } = await placeOf(request, services);
      // An API with an address of its own serves the desk there, and the site is elsewhere.
      const isApart = settings.apiPublicUrl !== '' && new URL(settings.apiPublicUrl).origin === origin;
      return { url: (isApart ? settings.siteUrl : origin) + routePath('preview-id', locale, { id: token }) };
    },
  });
}

/** Newest first. */
async function historyOf(services: DeskServices, of: OfItem): Promise<History> {
  const rows = await services.database.read((from) => versionsOf(from, of.shelf, of.id));
  // Most texts are that after a version and that before the next.
  const known = new Map<string, Values>();
  const read = (text: string | null): Values | null => {
    const values = (text !== null && known.get(text)) || readable(text);
    if (text !== null && values) known.set(text, values);
    return values;
  };
  const versions = rows.map((row) => {
    const [before, values] = [read(row.before), read(row.after)];
    return { ...lineOf(row, before, values), before, values };
  });
  return { lines: withAgain(versions), isOlder: (versions.at(-1)?.before ?? null) !== null };
}

/** @throws DeskError where the item has no such version */
async function versionOfItem({ database }: DeskServices, of: OfItem, number: number): Promise<Version> {
  const row = await database.read((from) => findVersion(from, number));
  if (row?.shelf !== of.shelf || row.item !== of.id) throw new DeskError('notFound');
  const [before, values] = [readable(row.before), readable(row.after)];
  return { ...lineOf(row, before, values), before, values };
}

const lineOf = (
  { number, at, name, act, shelf, item }: VersionRow,
  before: Values | null,
  after: Values | null,
): VersionLine => ({
  number,
  at,
  by: name,
  act,
  paths: changedPaths({ shelf, id: item }, before ?? {}, after ?? {}),
});

const readable = (text: string | null): Values | null => (text === null ? null : valuesOf(text));

/** Publishing sets them, whatever else is published. */
const OWN = { updated_at: null, status: null };

const saysTheSame = (one: Values | null, other: Values | null): boolean =>
  isSame({ ...one, ...OWN }, { ...other, ...OWN });

/**
 * Of what was brought back and published, so that two lines which name the same fields can be told apart.
 *
 * @param versions newest first
 */
const withAgain = (versions: readonly Version[]): VersionLine[] =>
  versions.map(({ before: _, values: __, ...line }, index) => {
    const again = againOf(versions[index]!, versions.slice(index + 1));
    return again ? { ...line, again } : line;
  });

function againOf(version: Version, older: readonly Version[]): VersionLine['again'] {
  const { act, values, paths } = version;
  if (act !== 'published' || !values || paths.length === 0) return undefined;
  const same = older.find((one) => one.values && saysTheSame(one.values, values));
  if (same) return { is: 'version', at: same.at };
  const undone = older.find(
    (one) =>
      isSame([...one.paths].sort(), [...paths].sort()) &&
      paths.every((path) => isSame(valueAt(one.before ?? {}, path), valueAt(values, path))),
  );
  return undone && { is: 'before', at: undone.at };
}

export function addHistoryRoutes(app: FastifyInstance, services: DeskServices): void {
  addRoutes(app, historyRoutes, {
    'GET /items/:shelf/:id/history': ({ params }) => historyOf(services, params),

    'GET /items/:shelf/:id/history/:number': ({ params }) => versionOfItem(services, params, params.number),
  });
}

/** What is shown to somebody outside is in a way public: who may publish may give a link to it. */
export function addGivenLinkRoutes(app: FastifyInstance, services: DeskServices): void {
  addRoutes(app, givenLinkRoutes, {
    'GET /items/:shelf/:id/links': async (request) => givenLinks(services, request.params),

    'POST /items/:shelf/:id/links': async (request) =>
      giveLink(services, request.params, request.body.locale, signedInOf(request).person),

    'DELETE /items/:shelf/:id/links/:number': async (request) => {
      const { number, ...of } = request.params;
      await endLink(services, of, number, signedInOf(request).person);
      return givenLinks(services, of);
    },
  });
}

/** Days for which it is told what was taken off. */
const LATELY_MS = 7 * 24 * 60 * 60 * 1000;
/** Shown as pictures; the counts have them all. */
const SHOWN = 4;

export async function waitingItems(from: Queries, place: ListPlace): Promise<Waiting> {
  const counted = await from
    .selectFrom('listed_items')
    .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('count')])
    .where('state', 'in', WAITING_STATES)
    .groupBy(['kind', 'state'])
    .execute();
  const off = await from
    .selectFrom('listed_items')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('state', '=', 'withdrawn')
    .where('changed_at', '>', new Date(place.now - LATELY_MS).toISOString())
    .groupBy('kind')
    .execute();
  const countOf = (rows: readonly { kind: Shelf; count: number }[], shelf: Shelf): number =>
    rows.find(({ kind }) => kind === shelf)?.count ?? 0;
  return {
    items: await latestItems(from, place),
    off: COLLECTIONS.map((shelf) => ({ shelf, count: countOf(off, shelf) })).filter(({ count }) => count > 0),
    counts: SHELVES.flatMap((shelf) =>
      WAITING_STATES.map((state) => {
        const count = countOf(
          counted.filter((one) => one.state === state),
          shelf,
        );
        return { shelf, state, count };
      }),
    ).filter(({ count }) => count > 0),
  };
}

async function latestItems(from: Queries, place: ListPlace): Promise<Waiting['items']> {
  const items: Waiting['items'] = [];
  for (const { shelf, id } of await latestIds(from)) {
    const lines = await listedItems(from, place, shelf, [...(await knownItems(from, shelf, [id])).values()]);
    items.push(...lines.map((line) => ({ ...line, shelf })));
  }
  return items;
}

/** Of each state by its index. */
async function latestIds(from: Queries): Promise<OfItem[]> {
  const found: { kind: Shelf; id: string; changed_at: string }[] = [];
  for (const state of WAITING_STATES)
    found.push(
      ...(await from
        .selectFrom('listed_items')
        .select(['kind', 'id', 'changed_at'])
        .where('state', '=', state)
        .orderBy('changed_at', 'desc')
        .limit(SHOWN)
        .execute()),
    );
  return found
    .sort((one, other) => (one.changed_at < other.changed_at ? 1 : -1))
    .slice(0, SHOWN)
    .map(({ kind, id }) => ({ shelf: kind, id }));
}
