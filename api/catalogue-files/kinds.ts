import { type DefinitionName, definition } from '../../src/contract/collections/collections';
import type { FieldOf } from '../../src/contract/collections/fields';
import type { Collection } from '../../src/contract/kinds/kinds';

export type Folder = 'types' | Collection;

export const FOLDERS = ['types', 'works', 'creators', 'events', 'press'] as const satisfies Folder[];

interface Reference {
  field: string;
  kind: Folder;
  id: string;
}

const isReferences = (entry: [string, { type: string }]): entry is [string, FieldOf<'references'>] =>
  entry[1].type === 'references';

/** Of values that may be a draft's. */
export function referencesIn(name: DefinitionName, values: Readonly<Record<string, unknown>>): Reference[] {
  return Object.entries(definition(name).fields)
    .filter(isReferences)
    .flatMap(([field, { collection: kind }]) => {
      const value = values[field];
      if (typeof value === 'string') return { field, kind, id: value };
      const ids: unknown[] = Array.isArray(value) ? value : [];
      return ids.flatMap((id, index) =>
        typeof id === 'string' ? { field: `${field}.${index}`, kind, id } : [],
      );
    });
}

/** Fields with a date that must exist in the calendar. */
export const daysOf = (name: DefinitionName): string[] =>
  Object.entries(definition(name).fields).flatMap(([field, { type }]) => (type === 'date' ? field : []));
