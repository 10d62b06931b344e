import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { Statements } from '../../../../api/storage/connection';
import {
  AddMissing,
  OfBroughtIn,
  type BroughtIn,
  type BroughtIns,
  type TakenBack,
} from '../../../contract/import/brought-in';
import { LIST_BOUNDS } from '../../../contract/import/list-bounds';
import { OfList, SendList, SendRows } from '../../../contract/import/lists';
import { BringIn, LookAtList, type ListAsk, type LookedAt } from '../../../contract/import/looking';
import type { OfItem } from '../../../contract/items/item';
import { DeskError } from '../../desk-error';
import { addMissing } from '../../import/bringing/add-missing';
import { bringIn } from '../../import/bringing/bring-in';
import { takeBack } from '../../import/bringing/take-back';
import { openLists, type List } from '../../import/lists';
import { lookAt } from '../../import/look-at';
import { compared, markOf, planOf, type Plan } from '../../import/open-plan';
import type { ItemServices } from '../../items/reading/open-item';
import { pictureFolder, storedPictures } from '../../pictures/picture-files';
import { signedInOf } from '../../signed-in';
import { broughtInLately, findBroughtIn, itemsWithDrafts } from '../../tables/brought-in';
import type { PersonRow } from '../../tables/people';

/** Bytes; the host passes on as many. */
const bodyLimit = 2 * LIST_BOUNDS.part;
/** Nobody's id. */
const NOBODY = 0;

/** Lists of works, from a spreadsheet into drafts. */
export function addImportCalls(app: FastifyInstance, services: ItemServices): void {
  const { database, catalogue, settings, notes, news, presence } = services;
  const folder = pictureFolder(settings.catalogueDir);
  const lists = openLists();
  const contentOf = async (file: string): Promise<string> =>
    createHash('sha256')
      .update(await readFile(path.join(folder, file)))
      .digest('hex');
  /** The last one of each list: its pages are asked for one by one. */
  const plans = new WeakMap<readonly unknown[], { asked: string; plan: Plan }>();

  async function planFor(list: List, asked: ListAsk, { language }: PersonRow): Promise<Plan> {
    const files = (await storedPictures(folder)).map(({ file }) => file);
    const { columns, creators, types, confirmed, ownReferences, millimetres } = asked;
    const { pictures, pictureAnswers, measureAnswers } = asked;
    const key = JSON.stringify([
      [columns, creators, types, confirmed, ownReferences, millimetres],
      [pictures, pictureAnswers, measureAnswers],
      language,
      files.length,
      files[0],
    ]);
    const known = plans.get(list.rows);
    const isFresh = (mark: string) =>
      known?.asked === key && known.plan.catalogue === catalogue() && known.plan.mark === mark;
    if (known && isFresh(await database.read(markOf))) return known.plan;
    const to = await compared(database, notes, catalogue());
    const plan = await planOf(to, { files, contentOf }, language, list, asked);
    plans.set(list.rows, { asked: key, plan });
    return plan;
  }

  /** Those that have one open hear of it; lists of a shelf are read again once. */
  function tell(items: readonly OfItem[]): void {
    const open = items.filter((of) => presence.others(of, NOBODY).length > 0);
    const oneOfEach = new Map(items.map((of) => [of.shelf, of])).values();
    for (const of of new Set([...open, ...oneOfEach])) news.tell(of);
  }

  const mine = (request: Parameters<typeof signedInOf>[0], { list }: OfList): List =>
    lists.find(list, signedInOf(request).person.id);

  app.post<{ Body: Static<typeof SendList> }>(
    '/import/lists',
    { bodyLimit, schema: { body: SendList } },
    async (request, reply): Promise<OfList> => {
      const { name, headings } = request.body;
      void reply.code(201);
      return { list: lists.begin(signedInOf(request).person.id, name, headings).id };
    },
  );

  app.post<{ Params: OfList; Body: Static<typeof SendRows> }>(
    '/import/lists/:list/rows',
    { bodyLimit, schema: { params: OfList, body: SendRows } },
    async (request, reply) => {
      lists.add(mine(request, request.params), request.body.from, request.body.rows);
      return reply.code(204).send();
    },
  );

  app.post<{ Params: OfList; Body: LookAtList }>(
    '/import/lists/:list/look',
    { bodyLimit, schema: { params: OfList, body: LookAtList } },
    async (request): Promise<LookedAt> => {
      const list = mine(request, request.params);
      const plan = await planFor(list, request.body, signedInOf(request).person);
      return lookAt(plan, request.body, folder);
    },
  );

  app.post<{ Params: OfList; Body: BringIn }>(
    '/import/lists/:list/bring-in',
    { bodyLimit, schema: { params: OfList, body: BringIn } },
    async (request, reply): Promise<BroughtIn> => {
      const { person } = signedInOf(request);
      const list = mine(request, request.params);
      const { seen, leavesOut } = request.body;
      const plan = await planFor(list, request.body, person);
      const count = (outcome: string) => plan.rows.filter((row) => row.outcome === outcome).length;
      if (count('new') !== seen.new || count('changed') !== seen.changed)
        throw new DeskError('changedElsewhere');
      if (!leavesOut && count('refused') > 0) throw new DeskError('invalid', { fields: ['leavesOut'] });
      const number = await bringIn(services, plan, list.name, person);
      lists.drop(list);
      tell(await database.read((from) => itemsOf(from, number)));
      void reply.code(201);
      return known(number);
    },
  );

  app.get('/import', async (): Promise<BroughtIns> => ({ lines: await database.read(broughtInLately) }));

  app.post<{ Params: OfBroughtIn }>(
    '/import/:number/take-back',
    { schema: { params: OfBroughtIn } },
    async (request): Promise<TakenBack> => {
      const { taken, items } = await takeBack(services, request.params.number, signedInOf(request).person);
      tell(items);
      return taken;
    },
  );

  app.post<{ Params: OfBroughtIn; Body: AddMissing }>(
    '/import/:number/pictures',
    { bodyLimit, schema: { params: OfBroughtIn, body: AddMissing } },
    async (request): Promise<BroughtIn> => {
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
  );

  const itemsOf = async (from: Statements, number: number): Promise<OfItem[]> =>
    (await itemsWithDrafts(from, number)).map(({ shelf, item }) => ({ shelf, id: item }));

  async function known(number: number): Promise<BroughtIn> {
    const list = await database.read((from) => findBroughtIn(from, number));
    if (!list) throw new DeskError('notFound');
    return list;
  }
}
