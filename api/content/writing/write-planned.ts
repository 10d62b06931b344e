import type { LoggedAct } from '../../people/contract/identity';
import type { DeskServices } from '../../desk/desk-services';
import { note, type Actor } from '../../desk/log-queries';
import { problemsWith } from '../checks/problems-with';
import type { OfItem, Shelf } from '../contract/item';
import type { Published } from '../contract/publishing';
import { namedProblems } from '../findings/named-problems';
import type { CatalogueProblem } from '../published/catalogue-problem';
import { fileOf } from '../published/entry';
import { valuesOf } from '../published/item-text';
import { urlsOf } from '../shelves';
import { namesOf, type Planned } from './changes';
import { InTheWay, writeItems } from './write-items';

/** Checks what is written with all that it concerns, writes, and has it public. */
export async function writePlanned(
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
