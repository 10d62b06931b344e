import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { Say } from '../../app/words';
import type { Kind } from '../../kinds/kind';

const MEASURES = ['height', 'width', 'depth', 'diameter'] as const;

/** What the form calls a path: `history, français`. Paths that it has no field for are named as they are. */
export function labelOf(kind: Kind, path: string, say: Say): string {
  const fields = kind.flatMap((group) => group.fields);
  const field = fields.filter((one) => path === one.path || path.startsWith(`${one.path}.`)).at(-1);
  const name = path.split('.').at(-1);
  const measure = MEASURES.find((one) => one === name);
  const locale = LOCALE_CODES.find((one) => one === name);
  const label = measure ? say(`field.${measure}`) : field ? say(`field.${field.word}`) : path;
  const number = path.split('.').find((one) => /^\d+$/.test(one));
  const numbered = number === undefined ? label : `${label} ${Number(number) + 1}`;
  return locale ? `${numbered}, ${say(`editor.of.${locale}`)}` : numbered;
}
