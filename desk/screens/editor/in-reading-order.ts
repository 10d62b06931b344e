import type { Finding } from '../../../api/content/contract/item';
import type { Kind } from '../../kinds/kind';

/** As the form is read, what stops publishing before what is good to know. */
export function inReadingOrder(kind: Kind, findings: readonly Finding[]): Finding[] {
  const paths = kind.flatMap(({ fields }) => fields.map(({ path }) => path));
  const placeOf = ({ path }: Finding): number =>
    paths.findLastIndex((one) => path === one || path.startsWith(`${one}.`));
  const rank = ({ severity }: Finding): number => (severity === 'error' ? 0 : 1);
  return [...findings].sort((one, other) => rank(one) - rank(other) || placeOf(one) - placeOf(other));
}
