import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../database/queries';
import { type BroughtIn, importRoutes } from './contract/brought-in';
import type { OfList } from './contract/lists';
import type { ListAsk } from './contract/looking';
import type { OfItem } from '../content/contract/item';
import { DeskError } from '../desk/desk-error';
import { addMissing } from './import/bringing/add-missing';
import { bringIn } from './import/bringing/bring-in';
import { takeBack } from './import/bringing/take-back';
import { openLists, type List } from './import/sent-lists';
import { lookAt, reportOf } from './import/look-at';
import { planMark, planOf, type Plan } from './import/open-plan';
import type { ItemServices } from '../content/reading/open-item';
import { storedPictures } from '../files/file-queries';
import { signedInOf } from '../people/signed-in';
import { broughtInLately, findBroughtIn, itemsWithDrafts } from './brought-in-queries';
import type { PersonRow } from '../people/people-queries';
import { addRoutes } from '../desk/add-routes';

/** In memory; each holds the rows of a list. */
const MOST_PLANS = 5;
/** Nobody's id. */
const NOBODY = 0;

/** Lists of works, from a spreadsheet into drafts. */
export function addImportRoutes(app: FastifyInstance, services: ItemServices): void {
  const { database, relisted, news, presence, now } = services;
  const lists = openLists(database, now);
  /** The last one of each list: its pages are asked for one by one. */
  const plans = new LRUCache<string, { asked: string; plan: Plan }>({ max: MOST_PLANS });

  async function planFor(list: List, asked: ListAsk, { language }: PersonRow): Promise<Plan> {
    const stored = await database.read(storedPictures);
    const files = stored.map(({ name }) => name);
    const contents = new Map(stored.map(({ name, hash }) => [name, hash]));
    const { columns, creators, types, confirmed, ownReferences, millimetres } = asked;
    const { pictures, pictureAnswers, measureAnswers, isStrict } = asked;
    const key = JSON.stringify([
      [columns, creators, types, confirmed, ownReferences, millimetres],
      [pictures, pictureAnswers, measureAnswers, isStrict],
      language,
      files.length,
      files[0],
      list.parts,
    ]);
    const known = plans.get(list.id);
    const isFresh = (mark: string) => known?.asked === key && known.plan.mark === mark;
    if (known && isFresh(await database.read(planMark))) return known.plan;
    await relisted();
    const sent = { headings: list.headings, rows: await lists.rows(list) };
    const contentOf = (file: string) => contents.get(file) ?? '';
    const plan = await planOf(database, { files, contentOf }, language, sent, asked);
    plans.set(list.id, { asked: key, plan });
    return plan;
  }

  /** Those that have one open hear of it; lists of a shelf are read again once. */
  function tell(items: readonly OfItem[]): void {
    const open = items.filter((of) => presence.others(of, NOBODY).length > 0);
    const oneOfEach = new Map(items.map((of) => [of.shelf, of])).values();
    for (const of of new Set([...open, ...oneOfEach])) news.tell(of);
  }

  const mine = (request: Parameters<typeof signedInOf>[0], { list }: OfList): Promise<List> =>
    lists.find(list, signedInOf(request).person.id);

  addRoutes(app, importRoutes, {
    'POST /import/lists': async (request) => {
      const { name, headings } = request.body;
      return { list: await lists.begin(signedInOf(request).person.id, name, headings) };
    },

    'POST /import/lists/:list/rows': async (request) => {
      await lists.add(await mine(request, request.params), request.body.from, request.body.rows);
    },

    'POST /import/lists/:list/look': async (request) => {
      const list = await mine(request, request.params);
      const plan = await planFor(list, request.body, signedInOf(request).person);
      return lookAt(plan, request.body, database);
    },

    'POST /import/lists/:list/bring-in': async (request) => {
      const { person } = signedInOf(request);
      const list = await mine(request, request.params);
      const { seen, leavesOut } = request.body;
      const plan = await planFor(list, request.body, person);
      const count = (outcome: string) => plan.rows.filter((row) => row.outcome === outcome).length;
      if (count('new') !== seen.new || count('changed') !== seen.changed)
        throw new DeskError('changedElsewhere');
      if (!leavesOut && count('refused') > 0) throw new DeskError('invalid', { fields: ['leavesOut'] });
      const number = await bringIn(services, plan, list.name, person);
      await lists.drop(list);
      plans.delete(list.id);
      tell(await database.read((from) => itemsOf(from, number)));
      return { ...(await known(number)), report: await reportOf(plan) };
    },

    'GET /import/:number/drafts': async (request) =>
      (await database.read((from) => itemsWithDrafts(from, request.params.number)))
        .filter(({ draft, present }) => draft > 0 && draft === present)
        .map(({ shelf, item, draft }) => ({ shelf, id: item, draft })),

    'GET /import': async () => ({ lines: await database.read(broughtInLately) }),

    'POST /import/:number/take-back': async (request) => {
      const { taken, items } = await takeBack(services, request.params.number, signedInOf(request).person);
      tell(items);
      return taken;
    },

    'POST /import/:number/pictures': async (request) => {
      const { person } = signedInOf(request);
      const { list, items } = await addMissing(
        services,
        request.params.number,
        request.body.pictures,
        person,
      );
      tell(items);
      return list;
    },
  });
  const itemsOf = async (from: Queries, number: number): Promise<OfItem[]> =>
    (await itemsWithDrafts(from, number)).map(({ shelf, item }) => ({ shelf, id: item }));

  async function known(number: number): Promise<BroughtIn> {
    const list = await database.read((from) => findBroughtIn(from, number));
    if (!list) throw new DeskError('notFound');
    return list;
  }
}
