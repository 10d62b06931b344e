import type { Static } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inTurn } from '../database/in-turn';
import type { Queries } from '../database/queries';
import { addRoutes } from '../desk/add-routes';
import { DeskError } from '../desk/desk-error';
import { type FileRow, removedFiles, removedPictures } from '../files/file-queries';
import { asideName, takenOut } from '../media/put-aside';
import { thumbOf } from '../media/thumbs';
import type { PersonRow } from '../people/people-queries';
import { signedInOf, windowOf } from '../people/signed-in';
import { DELETABLE, type DeletedItem, type DeletedLine, deletedRoutes } from './contract/deleted';
import type { OfItem } from './contract/item';
import { draftRoutes, publishRoutes, removalRoutes } from './contract/item-endpoints';
import type { NewItem, Published } from './contract/publishing';
import { bringBackDraft } from './drafts/bring-back';
import { findDraft, keepDraft } from './drafts/draft-queries';
import {
  changesTo,
  copyOf,
  freshValues,
  newId,
  newPosition,
  proposalsFor,
  takesNew,
} from './drafts/new-item';
import { discardDraft, saveDraft } from './drafts/save-draft';
import { numberIn } from './list/listed-row';
import { relistNow } from './list/relist';
import { findEntry, publishedItem, publishedRow, textOfItem } from './published/item-queries';
import { valuesOf } from './published/item-text';
import { effectiveValues, type ItemServices, openItem } from './reading/open-item';
import { placesOnHome, shownAtHome } from './reading/place-on-home';
import { linkingTo, referringTo } from './reading/referring';
import type { Schedules } from './schedule/schedules';
import { textOf } from './shelves';
import { titlesOf } from './writing/changes';
import { thrownDrafts } from './writing/trash-queries';
import { latestDeletions } from './writing/version-queries';
import type { Writer } from './writing/writer';

export function addDraftRoutes(app: FastifyInstance, services: ItemServices, schedules: Schedules): void {
  addRoutes(app, draftRoutes, {
    'PUT /items/:shelf/:id/draft': async (request) => {
      const { params, body } = request;
      const { person } = signedInOf(request);
      const conflicts = await saveDraft(services, params, body.changes, {
        me: person,
        isDiscarded: body.isDiscarded,
      });
      const item = await openItem(services, params, person.id);
      // It may have come back with what was undone.
      if (item.schedule) schedules.changed();
      if (conflicts.length < body.changes.length) services.news.tell(params, windowOf(request));
      return { item, conflicts };
    },

    'DELETE /items/:shelf/:id/draft': async (request) => {
      const { params, query } = request;
      const { person: me } = signedInOf(request);
      const { isLeft, version } = await discardDraft(services, params, { me, seen: query.draft });
      services.news.tell(params, windowOf(request));
      return isLeft ? openItem(services, params, me.id) : { items: [], version };
    },

    // Whoever may throw a draft away may bring it back.
    'POST /items/:shelf/:id/draft/bring-back': async (request) => {
      const { params, body } = request;
      const { person } = signedInOf(request);
      await bringBackDraft(services, params, body.number, person);
      schedules.changed();
      services.news.tell(params, windowOf(request));
      return openItem(services, params, person.id);
    },

    'POST /items': async (request) => {
      const { person } = signedInOf(request);
      const of = await addItem(services, request.body, person);
      services.news.tell(of, windowOf(request));
      return openItem(services, of, person.id);
    },
  });
}

/** A draft alone, until it is published. @returns where it is */
async function addItem(
  services: ItemServices,
  { shelf, copyOf: original, title = '' }: Static<typeof NewItem>,
  me: PersonRow,
): Promise<OfItem> {
  const { database, relisted, now } = services;
  if (!takesNew(shelf)) throw new DeskError('invalid', { fields: ['shelf'] });
  const published = original && (await publishedItem(services, { shelf, id: original }));
  const at = new Date(now()).toISOString();
  await relisted();
  return database.write(async (to) => {
    // Whoever adds one at the same moment takes another number.
    await relistNow(to);
    const highest = shelf === 'works' ? await highestReference(to) : undefined;
    const site = await findEntry(to, { shelf: 'site', id: 'site' });
    const proposals = proposalsFor(site, shelf, { highest, now: now() });
    const valuesOf = async () => {
      if (original === undefined)
        return {
          ...freshValues(shelf, title.trim(), me.language, await newPosition(to, shelf)),
          ...proposals,
        };
      const draft = await findDraft(to, shelf, original);
      if (!published && !draft) throw new DeskError('notFound');
      return {
        ...copyOf(shelf, effectiveValues(published || undefined, draft), me.language),
        ...(shelf === 'works' && proposals),
      };
    };
    const values = await valuesOf();
    const changes = changesTo(values).map((change) =>
      change.path in proposals ? { ...change, isProposed: true as const } : change,
    );
    const id = await newId(to, shelf, values);
    await keepDraft(to, { shelf, item: id, number: now(), changes }, me, at);
    return { shelf, id };
  });
}

/** Of works, the reference that ends with the highest number: of what is public, and of drafts. To be asked for once all is listed. */
export async function highestReference(from: Queries): Promise<string | undefined> {
  const found = await from
    .selectFrom('listed_items')
    .select(['id', 'reference_number'])
    .where('kind', '=', 'works')
    .where('reference_number', 'is not', null)
    .orderBy('reference_number', 'desc')
    .orderBy('by_order')
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const row = await publishedRow(from, { shelf: 'works', id: found.id });
  const draft = await findDraft(from, 'works', found.id);
  const written = [
    valuesOf(row?.published ?? null)['reference'],
    draft?.changes.findLast(({ path }) => path === 'reference')?.value,
  ];
  return written.map(textOf).find((one) => Number(numberIn(one)?.digits) === found.reference_number);
}

/** Whatever changes what visitors see. */
export function addPublishRoutes(
  app: FastifyInstance,
  writer: Writer,
  schedules: Pick<Schedules, 'changed'>,
): void {
  const answered = (reply: FastifyReply, answer: Published): Published => {
    if (answer.refused.length > 0) void reply.code(409);
    return answer;
  };

  addRoutes(app, publishRoutes, {
    'POST /publish': async (request, reply) =>
      answered(reply, await writer.publish(request.body.items, signedInOf(request).person)),

    'POST /take-back': async (request, reply) => {
      const answer = await writer.takeBack(request.body.items, signedInOf(request).person);
      // What was deleted comes back with its time.
      schedules.changed();
      return answered(reply, answer);
    },

    'POST /withdraw': async (request, reply) =>
      answered(
        reply,
        await writer.withdraw(request.body.shelf, request.body.ids, signedInOf(request).person),
      ),

    'POST /items/works/availability': async (request) => {
      const { ids, availability } = request.body;
      return { changed: await writer.setAvailability(ids, availability, signedInOf(request).person) };
    },

    'POST /items/works/order': async (request) => {
      const { ids, after } = request.body;
      await writer.move(ids, after, signedInOf(request).person);
    },
  });
}

export function addRemovalRoutes(
  app: FastifyInstance,
  { settings, database, relisted, now }: ItemServices,
  writer: Writer,
): void {
  addRoutes(app, removalRoutes, {
    'GET /items/:shelf/:id/references': async ({ params }) => {
      await relisted();
      return database.read(async (from) => ({
        items: [...(await referringTo(from, params)), ...(await linkingTo(from, settings.siteUrl, params))],
      }));
    },

    // For every form that is opened: without the texts, of which there are thousands.
    'GET /items/:shelf/:id/named-in': async ({ params }) => {
      const [items, draft] = await database.read(
        async (from) =>
          [await referringTo(from, params), await findDraft(from, params.shelf, params.id)] as const,
      );
      if (params.shelf !== 'events') return { items, home: [] };
      const shown = await database.read(shownAtHome);
      return { items, home: placesOnHome(shown, params.id, now(), draft?.changes) };
    },

    'DELETE /items/:shelf/:id': async (request, reply) => {
      const removed = await writer.remove(request.params, signedInOf(request).person);
      if (removed.items.length > 0) void reply.code(409);
      return removed;
    },
  });
}

/** As many as one looks through; earlier ones are kept all the same. */
const MOST = 200;

/** What was deleted, until it is brought back. */
export function addDeletedRoutes(app: FastifyInstance, services: ItemServices): void {
  const { database, files } = services;

  addRoutes(app, deletedRoutes, {
    'GET /deleted': async () => {
      const lines = await database.read(deletedLines);
      return { items: await deletedItems(services), lines };
    },

    'GET /deleted/thumb': async ({ query }, reply) => {
      const row = await database.read((from) => takenOut(from, 'pictures', query.aside));
      if (!row) throw new DeskError('notFound');
      return reply.type('image/webp').send(await thumbOf(files, row.hash));
    },
  });
}

/** By which it is brought back, and since when it is out. */
const lineOf = (row: FileRow) => ({
  ...{ aside: asideName(row), file: row.name, bytes: row.bytes, at: row.removed_at ?? '' },
});

async function deletedLines(from: Queries): Promise<DeletedLine[]> {
  const pictures = (await removedPictures(from, MOST)).map((row): DeletedLine => {
    const line = lineOf(row);
    const url = `/desk/api/deleted/thumb?${new URLSearchParams({ aside: line.aside }).toString()}`;
    const { width, height } = row;
    return { ...line, kind: 'picture', thumb: { url, alt: '', night: null, width, height } };
  });
  const others = await inTurn(['files', 'models'] as const, (kind) => removedFiles(from, kind, MOST));
  const files = others.flat().map((row): DeletedLine => ({ ...lineOf(row), kind: 'file', thumb: null }));
  return [...pictures, ...files].sort((one, other) => other.at.localeCompare(one.at)).slice(0, MOST);
}

/** Without those that are there again. */
const deletedItems = ({ database }: ItemServices): Promise<DeletedItem[]> =>
  database.read(async (from) => {
    const lines: DeletedItem[] = [];
    for (const { shelf, item: id, number, before, at, name } of await latestDeletions(from, DELETABLE, MOST))
      if (before !== null) {
        const title = titlesOf(id, valuesOf(before));
        lines.push({ shelf, id, version: number, title, at, by: name });
      }
    for (const row of await thrownDrafts(from, MOST)) {
      const { item: id, ...of } = row.draft;
      const shelf = DELETABLE.find((one) => one === of.shelf);
      if (!shelf || (await textOfItem(from, { shelf, id })) !== null || (await findDraft(from, shelf, id)))
        continue;
      const title = titlesOf(id, effectiveValues(undefined, row.draft));
      lines.push({ shelf, id, version: row.number, isDraft: true, title, at: row.at, by: row.by });
    }
    return lines.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, MOST);
  });
