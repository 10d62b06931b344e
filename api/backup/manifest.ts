import { Type, type Static } from '@sinclair/typebox';
import { DateTime } from '../../src/contract/common';

/** Last in the archive, so that a backup that was cut off has none. */
export const MANIFEST_NAME = 'manifest.json';
/** Of a server of before, which had pictures and files there. */
export const CATALOGUE_PREFIX = 'catalogue/';
/** Contents of the store. */
export const FILES_PREFIX = 'files/';
export const DATABASE_NAME = 'data/gallery.db';
/** Pictures of rooms, of a server of before. */
export const ROOM_PICTURES_PREFIX = 'data/room-pictures/';

/** 2: with pictures of rooms. 3: with contents of the store, in place of the catalogue's folder. */
export const FORMAT = 3;

const FileDigest = Type.Object({
  size: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});
export type FileDigest = Static<typeof FileDigest>;

/** A file may be in the archive several times: the last one counts. Unlisted files do not. */
export const Manifest = Type.Object({
  format: Type.Integer({ minimum: 1 }),
  made: DateTime,
  version: Type.String(),
  schema: Type.Integer({ minimum: 0 }),
  /** How many there are of each kind; absent where the database has none, which are files then. */
  items: Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0 }))),
  files: Type.Record(Type.String(), FileDigest),
});
export type Manifest = Static<typeof Manifest>;
