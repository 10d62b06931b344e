import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { isSame, valueAt } from '../../../api/content/contract/field-path';
import type { Values } from '../../../api/content/contract/item';
import type { Kind } from '../../kinds/kind';

const isPart = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): boolean =>
  isPart(value) && Object.keys(value).every((name) => LOCALE_CODES.some((code) => code === name));

/** What differs, as the form has it: a text one in each language, dimensions one by one, however they were written. */
export function differing(kind: Kind, one: Values, other: Values, paths: readonly string[]): string[] {
  const hasFieldsIn = (path: string): boolean =>
    kind.some(({ fields }) => fields.some((field) => field.path.startsWith(`${path}.`)));
  const within = (path: string): string[] => {
    const sides = [valueAt(one, path), valueAt(other, path)];
    const parts = sides.filter((value) => value !== null);
    const isDivided = parts.length > 0 && parts.every(isPart) && (parts.every(isText) || hasFieldsIn(path));
    if (!isDivided) return [path];
    const names = new Set(parts.flatMap((part) => Object.keys(part as Values)));
    return [...names].flatMap((name) => within(`${path}.${name}`));
  };
  const all = new Set(paths.flatMap(within));
  return [...all].filter((path) => !isSame(valueAt(one, path), valueAt(other, path)));
}
