import { Type, type Static } from '@sinclair/typebox';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Shelf } from './item';

const closed = { additionalProperties: false };

/** As the catalogue names its files. */
const PDF_NAME = '^[^/\\\\]+\\.pdf$';
const Name = Type.String({ pattern: PDF_NAME, maxLength: 200 });

export const FileName = Type.Object({ file: Name }, closed);
export type FileName = Static<typeof FileName>;
export const FileNames = Type.Object({ files: Type.Array(Name, { minItems: 1, maxItems: 500 }) }, closed);
/** Names with their hash, by which they are brought back. */
export const BringFilesBack = Type.Object(
  {
    aside: Type.Array(Type.String({ pattern: '^[^/\\\\]+\\.[0-9a-f]{8}\\.pdf$', maxLength: 220 }), {
      minItems: 1,
      maxItems: 500,
    }),
  },
  closed,
);

/** A PDF in the catalogue's folder of files. */
export interface StoredFile {
  file: string;
  bytes: number;
  at: string;
}

/** An item that offers a file to its visitors. */
export interface FileUse {
  shelf: Shelf;
  id: string;
  title: Partial<Record<LocaleCode, string>>;
  isDraft: boolean;
}

export interface FileLine extends StoredFile {
  uses: FileUse[];
}
export interface FileList {
  files: FileLine[];
}
