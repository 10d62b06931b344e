import { Type, type Static } from '@sinclair/typebox';
import { DateTime } from '../../src/contract/common';

/** Name of the list of contents in a backup; it comes last, so that a backup that is cut off has none. */
export const MANIFEST_NAME = 'manifest.json';
/** Where the catalogue's files are in a backup. */
export const CATALOGUE_PREFIX = 'catalogue/';
export const DATABASE_NAME = 'data/gallery.db';

/** How backups are made; what restores them knows this one and those before. */
export const FORMAT = 1;

/** Size in bytes. */
const FileDigest = Type.Object({
  size: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});
export type FileDigest = Static<typeof FileDigest>;

/** What a backup holds. Of a file that is in it several times the last one counts; one that is not listed does not. */
export const Manifest = Type.Object({
  format: Type.Integer({ minimum: 1 }),
  made: DateTime,
  /** Of this project. */
  version: Type.String(),
  /** Of the database. */
  schema: Type.Integer({ minimum: 0 }),
  files: Type.Record(Type.String(), FileDigest),
});
export type Manifest = Static<typeof Manifest>;
