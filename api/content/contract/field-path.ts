import type { FieldChange, Values } from './item';

type Part = Readonly<Record<string, unknown>>;
/** An object with fields, no list. */
export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null where there is nothing. */
export function valueAt(values: Values, path: string): unknown {
  let value: unknown = values;
  for (const name of path.split('.')) value = isPart(value) ? value[name] : undefined;
  return value ?? null;
}

/** A part that becomes empty goes with its last field; fields keep their order. */
export function withValue(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.');
  const inner = values[name];
  const next = rest.length > 0 ? withValue(isPart(inner) ? inner : {}, rest.join('.'), value) : value;
  const isGone = next === null || next === undefined || (rest.length > 0 && Object.keys(next).length === 0);
  const { [name]: _, ...others } = values;
  return isGone ? others : { ...values, [name]: next };
}

export const withChanges = (
  values: Values,
  changes: readonly Pick<FieldChange, 'path' | 'value'>[],
): Values => changes.reduce((changed, { path, value }) => withValue(changed, path, value), values);

const inOrder = (_: string, value: unknown): unknown =>
  isPart(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** One of the two is the other, or a part of it. */
export const isWithin = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** By content; JSON knows nothing else. Files have an order of their own for what a form writes last. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null, inOrder) === JSON.stringify(other ?? null, inOrder);
