import { Type, type Static } from '@sinclair/typebox';
import type { ModelFault } from '../../../api/models/checks/model-fault';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Shelf } from './item';

const closed = { additionalProperties: false };

/** As the catalogue names its PDFs and its models. */
const FILE_NAME = '^([^/\\\\]+\\.pdf|[A-Za-z0-9_-]+\\.glb)$';
const Name = Type.String({ pattern: FILE_NAME, maxLength: 200 });

export const FileName = Type.Object({ file: Name }, closed);
export type FileName = Static<typeof FileName>;
export const FileNames = Type.Object({ files: Type.Array(Name, { minItems: 1, maxItems: 500 }) }, closed);
/** Names with their hash, by which they are brought back. */
export const BringFilesBack = Type.Object(
  {
    aside: Type.Array(Type.String({ pattern: '^[^/\\\\]+\\.[0-9a-f]{8}\\.(pdf|glb)$', maxLength: 220 }), {
      minItems: 1,
      maxItems: 500,
    }),
  },
  closed,
);

/** A PDF or a model in the catalogue's folders. */
export interface StoredFile {
  file: string;
  bytes: number;
  at: string;
}

/** cm, as seen from the front. */
export type ModelSize = Record<'width' | 'height' | 'depth', number>;

/** What a look at a file of the gallery found. */
export interface FileFacts extends StoredFile {
  /** Of a model: how large it is, or what is wrong with it. */
  model?: { size: ModelSize; isLamp: boolean } | { fault: ModelFault };
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
