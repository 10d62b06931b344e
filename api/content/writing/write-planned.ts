import { problemsWith } from '../../loading/problems-with';
import type { CatalogueProblem } from '../../loading/catalogue-problem';
import type { LoggedAct } from '../../people/contract/identity';
import type { OfItem, Shelf } from '../contract/item';
import type { Published } from '../contract/publishing';
import type { DeskServices } from '../../desk/desk-services';
import { note, type Actor } from '../../desk/log-queries';
import { namedProblems } from '../findings/named-problems';
import { fileOf } from '../item-file';
import { urlsOf } from '../shelves';
import { newestOf } from './version-queries';
import { namesOf, type Planned } from './changes';
import { untilLive } from './until-live';
import { valuesOf } from '../yaml/long-texts';
import { writeFiles, type WritePlace } from './write-files';
import { inTurn } from '../../database/in-turn';

/** Checks the whole catalogue as it would be, writes, and waits until it is public. */
export async function writePlanned(
  { catalogue, database, settings }: DeskServices,
  place: WritePlace,
  planned: readonly Planned[],
  act: LoggedAct,
  actor: Actor,
): Promise<Published> {
  const changed = planned.filter(({ file }) => file);
  const files = changed.flatMap(({ file }) => file ?? []);
  const texts = new Map(files.map(({ shelf, item, after }) => [fileOf(shelf, item), after]));
  const { problems, entries } = await problemsWith(catalogue(), place.root, texts, valuesOf);
  const refused = refusals(planned, problems);
  if (refused.length > 0) return { published: [], refused };
  let isLive = true;
  if (files.length > 0) {
    const line = { about: namesOf(changed), now: place.now() };
    await writeFiles(place, files, actor, (to) => note(to, actor, act, line));
    isLive = await untilLive(
      catalogue,
      changed.map(({ shelf, id }) => ({ shelf, id, entry: entries.get(fileOf(shelf, id)) })),
    );
  }
  const published = await database.read(
    async (from) =>
      await inTurn(planned, async ({ shelf, id, values, file }) => ({
        ...{ shelf, id },
        urls: urlsOf(settings.siteUrl, shelf, id, values),
        version: (file && (await newestOf(from, shelf, id))?.number) ?? null,
      })),
  );
  return { published, refused: [], ...(!isLive && { isLate: true }) };
}

/** By item: what it is about, which may be another one than those that are published. */
function refusals(planned: readonly Planned[], problems: readonly CatalogueProblem[]): Published['refused'] {
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
