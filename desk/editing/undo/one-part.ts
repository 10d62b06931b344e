import { isSame } from '../../../api/content/contract/field-path';

interface Part {
  from: unknown;
  to: unknown;
  /** Where it is in the whole: `.2.title.en`; '' for all of it. */
  place: string;
}

const isWhole = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The smallest part in which all that differs is: one text of one row of a list. */
export function onePart({ from, to }: Pick<Part, 'from' | 'to'>, place = ''): Part {
  if (!isWhole(from) || !isWhole(to) || Array.isArray(from) !== Array.isArray(to)) return { from, to, place };
  const [name, ...others] = Object.keys({ ...from, ...to }).filter((key) => !isSame(from[key], to[key]));
  if (name === undefined || others.length > 0) return { from, to, place };
  return onePart({ from: from[name], to: to[name] }, `${place}.${name}`);
}
