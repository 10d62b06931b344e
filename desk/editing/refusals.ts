import { CallFault } from '../app/line/call';
import type { Fault } from '../../api/desk/contract/faults';
import type { FieldChange } from '../../api/content/contract/item';

/** What a failure to save means: tried again `later`; never for these fields; or the item is `gone`. */
export type Refusal =
  | { is: 'later' }
  | { is: 'gone' }
  | { is: 'never'; paths: readonly string[]; fault: Fault };

/** @param sent what was refused, of which nothing was saved */
export function refusalOf(error: unknown, sent: readonly FieldChange[]): Refusal {
  if (!(error instanceof CallFault)) return { is: 'later' };
  if (error.fault === 'notFound') return { is: 'gone' };
  if (error.fault !== 'invalid' && error.fault !== 'tooLarge') return { is: 'later' };
  const all = sent.map(({ path }) => path);
  const named = all.filter((path) => error.fields.includes(path));
  // Where nothing is named, none of it can be told from what is to blame.
  return { is: 'never', paths: named.length > 0 ? named : all, fault: error.fault };
}
