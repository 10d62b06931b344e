import type { Finding, OfItem, Values } from '../../../contract/items/item';
import type { DeskServices } from '../../desk-services';
import { adviceOn } from './advice';
import { errorsOf } from './errors';
import { namedProblems } from './named-problems';

/** What stops publishing first. @param values with the changes of the draft */
export async function findingsOf(
  { catalogue, settings, now }: Pick<DeskServices, 'catalogue' | 'settings' | 'now'>,
  of: OfItem,
  values: Values,
): Promise<Finding[]> {
  const current = catalogue();
  const { catalogueDir: root, siteUrl } = settings;
  const errors = namedProblems(await errorsOf(current, root, of, values));
  const advice = adviceOn({ catalogue: current, siteUrl, now: now() }, of, values);
  // A description that the page cannot do without is named once.
  const isSaid = ({ name, path }: Finding): boolean =>
    name === 'noDescription' && errors.some((error) => error.path === path);
  return [...errors, ...advice.filter((finding) => !isSaid(finding))];
}
