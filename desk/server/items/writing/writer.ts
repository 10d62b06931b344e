import path from 'node:path';
import pLimit from 'p-limit';
import { problemsWith } from '../../../../api/loading/problems-with';
import { COLLECTIONS } from '../../../../src/contract/kinds/kinds';
import type { Availability } from '../../../../src/contract/work';
import type { OfItem, Shelf } from '../../../contract/items/item';
import type { Published } from '../../../contract/items/publishing';
import type { LoggedAct } from '../../../contract/identity';
import { DeskError } from '../../desk-error';
import type { DeskServices } from '../../desk-services';
import { note, type Actor } from '../../tables/log';
import { namedProblems } from '../findings/named-problems';
import { fileOf } from '../item-file';
import { urlsOf } from '../shelves';
import { finishWriting } from './finish-writing';
import { namesOf, planChange, planPublishing, timeOf, type Planned } from './changes';
import { untilLive } from './until-live';
import { writeFiles, type WritePlace } from './write-files';

export interface Writer {
  publish(items: readonly (OfItem & { draft: number | null })[], actor: Actor): Promise<Published>;
  /** @returns ids of those that were otherwise */
  setAvailability(ids: readonly string[], availability: Availability, actor: Actor): Promise<string[]>;
  withdraw(shelf: Shelf, ids: readonly string[], actor: Actor): Promise<Published>;
}

/** One for the whole desk: it writes one thing after another. */
export function openWriter(
  services: DeskServices,
  { beforeStep }: Pick<WritePlace, 'beforeStep'> = {},
): Writer {
  const { database, catalogue, settings, now } = services;
  const root = path.resolve(settings.catalogueDir);
  const limit = pLimit(1);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    limit(async () => {
      // What an earlier fault left behind.
      await finishWriting(root, database);
      return work();
    });

  async function write(planned: readonly Planned[], act: LoggedAct, actor: Actor): Promise<Published> {
    const changed = planned.filter(({ file }) => file);
    const files = changed.flatMap(({ file }) => file ?? []);
    const texts = new Map(files.map(({ shelf, item, after }) => [fileOf(shelf, item), after]));
    const { problems, entries } = await problemsWith(catalogue(), root, texts);
    const refused = refusals(planned, problems);
    if (refused.length > 0) return { published: [], refused };
    if (files.length > 0) {
      await writeFiles({ root, database, now, beforeStep }, files, actor, (to) =>
        note(to, actor, act, { about: namesOf(changed), now: now() }),
      );
      await untilLive(
        catalogue,
        changed.map(({ shelf, id }) => ({ shelf, id, entry: entries.get(fileOf(shelf, id)) })),
      );
    }
    const published = planned.map(({ shelf, id, values }) => ({
      ...{ shelf, id },
      urls: urlsOf(settings.siteUrl, shelf, id, values),
    }));
    return { published, refused: [] };
  }

  return {
    publish: (items, actor) =>
      inTurn(async () => {
        const planned: Planned[] = [];
        for (const { shelf, id, draft } of items)
          if (!planned.some((one) => one.shelf === shelf && one.id === id))
            planned.push(await planPublishing(services, { shelf, id }, draft));
        return write(planned, 'published', actor);
      }),

    setAvailability: (ids, availability, actor) =>
      inTurn(async () => {
        const planned: Planned[] = [];
        for (const id of new Set(ids)) {
          const one = await planChange(services, { shelf: 'works', id }, availability, (values) =>
            values['availability'] === availability
              ? values
              : { ...values, availability, updated_at: timeOf(now()) },
          );
          if (one.file) planned.push(one);
        }
        const { refused } = await write(planned, availability, actor);
        if (refused.length > 0) throw new DeskError('fileUnreadable');
        return planned.map(({ id }) => id);
      }),

    withdraw: (shelf, ids, actor) =>
      inTurn(async () => {
        if (!(COLLECTIONS as readonly Shelf[]).includes(shelf))
          throw new DeskError('invalid', { fields: ['shelf'] });
        const planned: Planned[] = [];
        for (const id of new Set(ids))
          planned.push(
            await planChange(services, { shelf, id }, 'withdrawn', (values) =>
              values['status'] === 'draft'
                ? values
                : { ...values, status: 'draft', updated_at: timeOf(now()) },
            ),
          );
        return write(planned, 'withdrawn', actor);
      }),
  };
}

/** By item: what it is about, which may be another one than those that are published. */
function refusals(
  planned: readonly Planned[],
  problems: Awaited<ReturnType<typeof problemsWith>>['problems'],
): Published['refused'] {
  const found = new Map<string, Published['refused'][number]>();
  const at = ({ shelf, id }: OfItem) => {
    const one = found.get(fileOf(shelf, id)) ?? { shelf, id, findings: [] };
    found.set(fileOf(shelf, id), one);
    return one.findings;
  };
  for (const one of planned) if (one.findings.length > 0) at(one).push(...one.findings);
  for (const problem of problems) {
    const [shelf = 'site', id = 'site'] = problem.file.replace(/\.yaml$/, '').split('/');
    at({ shelf: shelf as Shelf, id }).push(...namedProblems([problem]));
  }
  return [...found.values()];
}
