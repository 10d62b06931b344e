import type { TSchema } from '@sinclair/typebox';
import { ALL_TYPES_SLUGS } from '../../src/contract/forms/bounds';
import type { Collection } from '../../src/contract/kinds/kinds';
import { creatorFile } from './creator-file';
import { eventFile } from './event-file';
import { pressFile } from './press-file';
import type { Texts } from './texts';
import { typeFile } from './type-file';
import { workFile } from './work-file';

export type Folder = 'types' | Collection;

export interface FileKind {
  schema: (texts: Texts) => TSchema;
  order: { by: string; lastFirst?: true };
  refers?: Readonly<Record<string, Folder>>;
  /** Fields with a date that must exist in the calendar. */
  days?: readonly string[];
  /** Slugs that would hide another address of the site. */
  reserved?: readonly string[];
}

export const FILE_KINDS = {
  types: { schema: typeFile, order: { by: 'position' }, reserved: Object.values(ALL_TYPES_SLUGS) },
  works: {
    schema: workFile,
    order: { by: 'position' },
    refers: { creators: 'creators', type: 'types', related: 'works' },
    reserved: ['type'],
  },
  creators: { schema: creatorFile, order: { by: 'sort_name' } },
  events: {
    schema: eventFile,
    order: { by: 'starts_on', lastFirst: true },
    refers: { exhibited_works: 'works', featured_artists: 'creators' },
    days: ['starts_on', 'ends_on'],
  },
  press: {
    schema: pressFile,
    order: { by: 'published_on', lastFirst: true },
    refers: { cited_works: 'works', cited_designers: 'creators' },
    days: ['published_on'],
  },
} as const satisfies Record<Folder, FileKind>;

export const FOLDERS = Object.keys(FILE_KINDS) as Folder[];

export const fileKind = (folder: Folder): FileKind => FILE_KINDS[folder];

interface Reference {
  field: string;
  kind: Folder;
  id: string;
}

/** Of values that may be a draft's. */
export function referencesIn(folder: Folder, entry: object): Reference[] {
  const values = entry as Readonly<Record<string, unknown>>;
  return Object.entries(fileKind(folder).refers ?? {}).flatMap(([field, kind]) => {
    const value = values[field];
    if (typeof value === 'string') return { field, kind, id: value };
    const ids: unknown[] = Array.isArray(value) ? value : [];
    return ids.flatMap((id, index) =>
      typeof id === 'string' ? { field: `${field}.${index}`, kind, id } : [],
    );
  });
}
