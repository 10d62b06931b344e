import { valueAt } from '../../../content/contract/field-path';
import type { RowChange } from '../../contract/looking';
import type { Values } from '../../../content/contract/item';
import { listOf } from '../../../content/shelves';
import { textOfHtml } from '../cells/html-text';
import type { KnownNames } from '../matching/known-names';
import type { RowEdit } from './changes-to';

/** Characters of a text in a table. */
const MOST = 300;

interface Names {
  creators: KnownNames;
  types: KnownNames;
}

/** As a person reads it. */
export function changeOf(names: Names, values: Values, edit: RowEdit): RowChange {
  const before = readable(names, edit.path, valueAt(values, edit.path));
  const after =
    'creators' in edit
      ? edit.creators.map((one) => ('id' in one ? names.creators.nameOf(one.id) : one.make)).join(', ')
      : readable(names, edit.path, edit.value);
  return { path: edit.path, before: cut(before), after: cut(after) };
}

const cut = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

function readable({ creators, types }: Names, path: string, value: unknown): string {
  if (value === null) return '';
  const [field] = path.split('.');
  if (field === 'creators') return listOf(value).map(creators.nameOf).join(', ');
  if (field === 'type') return types.nameOf(String(value));
  if (field === 'description' || field === 'history') return textOfHtml(String(value));
  if (field === 'model') return (value as { file?: string }).file ?? '';
  if (field === 'bibliography') return listOf(value).map(textOfHtml).join('\n');
  if (Array.isArray(value)) return value.map((one: { file?: string }) => one.file ?? '').join(', ');
  if (typeof value !== 'object') return String(value);
  const { amount, currency } = value as { amount?: number; currency?: string };
  return [amount, currency].filter((part) => part !== undefined).join(' ');
}
