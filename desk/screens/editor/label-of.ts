import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { Say } from '../../app/words';
import { valueAt } from '../../contract/items/field-path';
import type { Values } from '../../contract/items/item';
import { readable } from '../../editing/readable';
import type { Kind } from '../../kinds/kind';

const MEASURES = ['height', 'width', 'depth', 'diameter'] as const;

/** A value as the form says it: a choice by its word. */
export function textAt(kind: Kind, path: string, values: Values, say: Say): string {
  const value = valueAt(values, path);
  const field = kind.flatMap(({ fields }) => fields).find((one) => one.path === path);
  const choice = field?.widget === 'choice' && field.of.find((one) => one.value === (value ?? null));
  return choice ? say(`choice.${choice.word}`) : readable(value);
}

/** What the form calls a path: `history, French`. Paths that it has no field for are named as they are. */
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
