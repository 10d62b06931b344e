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
  return [...errors, ...adviceOn({ catalogue: current, siteUrl, now: now() }, of, values)];
}
