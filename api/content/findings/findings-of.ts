import { inTurn } from '../../database/in-turn';
import { readAmount } from '../contract/amount';
import { valueAt } from '../contract/field-path';
import type { FindingName } from '../contract/finding-names';
import type { Finding, OfItem, Values } from '../contract/item';
import type { DeskServices } from '../../desk/desk-services';
import { withOwner } from './addresses';
import { adviceOn } from './advice';
import { errorsOf } from './field-errors';
import { modelAdvice } from './model-advice';
import { namedProblems } from './named-problems';

/** What is said of how something is written, which is not said of what is not there. */
const FORMATS: readonly FindingName[] = ['notADate', 'noDay', 'notANumber', 'notAnAddress', 'notASlug'];
/** One of several is there, or it would not be named. */
const isEmpty = (values: Values, path: string): boolean =>
  !/\.\d+(\.|$)/.test(path) && [null, ''].includes(valueAt(values, path) as string | null);

/** What was typed and is no amount is kept as it was typed, and named where it stands. */
function atAmount(values: Values, finding: Finding): Finding {
  const typed = finding.path === 'price' && valueAt(values, 'price.amount');
  const name = typeof typed === 'string' && typed.trim() !== '' && readAmount(typed);
  return typeof name === 'string' ? { ...finding, path: 'price.amount', name } : finding;
}

/** What stops publishing first. @param values with the changes of the draft */
export async function findingsOf(
  { database, settings, now }: Pick<DeskServices, 'database' | 'settings' | 'now'>,
  of: OfItem,
  values: Values,
): Promise<Finding[]> {
  const { siteUrl } = settings;
  const problems = namedProblems(await errorsOf(database, of, values));
  const [named, ofAll] = await database.read(
    async (from) =>
      [
        await inTurn(problems, async (finding) =>
          FORMATS.includes(finding.name) && isEmpty(values, finding.path)
            ? { ...finding, name: 'missing' as const }
            : atAmount(values, await withOwner(from, finding)),
        ),
        await adviceOn({ from, siteUrl, now: now() }, of, values),
      ] as const,
  );
  // An address follows from the title, which is what there is to write.
  const isNameless = named.some(({ name, path }) => name === 'missing' && /^(title|name)\b/.test(path));
  const errors = named.filter(
    ({ name, path }) => !(isNameless && name === 'missing' && /^slug\b/.test(path)),
  );
  const advice = [...ofAll, ...(of.shelf === 'works' ? await modelAdvice(database, values) : [])];
  // A description that the page cannot do without is named once.
  const isSaid = ({ name, path }: Finding): boolean =>
    name === 'noDescription' && errors.some((error) => error.path === path);
  return [...errors, ...advice.filter((finding) => !isSaid(finding))];
}
