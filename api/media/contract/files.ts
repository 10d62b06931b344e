import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '../../../src/contract/one-of';
import { ModelFault } from '../../models/checks/model-fault';
import { recordOf, Texts } from '../../desk/contract/shapes';
import { SHELVES } from '../../content/contract/item';
import { PutAside, TakePicture } from './pictures';
import type { Routes } from '../../desk/contract/route';

const closed = { additionalProperties: false };

/** As the catalogue names its PDFs and its models. */
const FILE_NAME = '^([^/\\\\]+\\.pdf|[A-Za-z0-9_-]+\\.glb)$';
const Name = Type.String({ pattern: FILE_NAME, maxLength: 200 });

const FileName = Type.Object({ file: Name }, closed);
const FileNames = Type.Object({ files: Type.Array(Name, { minItems: 1, maxItems: 500 }) }, closed);
/** Names with their hash, by which they are brought back. */
const BringFilesBack = Type.Object(
  {
    aside: Type.Array(Type.String({ pattern: '^[^/\\\\]+\\.[0-9a-f]{8}\\.(pdf|glb)$', maxLength: 220 }), {
      minItems: 1,
      maxItems: 500,
    }),
  },
  closed,
);

/** A PDF or a model in the catalogue's folders. */
export const StoredFile = Type.Object({ file: Type.String(), bytes: Type.Number(), at: Type.String() });
export type StoredFile = Static<typeof StoredFile>;

/** cm, as seen from the front. */
const ModelSize = recordOf(['width', 'height', 'depth'], Type.Number());
export type ModelSize = Static<typeof ModelSize>;

/** What a look at a file of the gallery found. */
export const FileFacts = Type.Object({
  ...StoredFile.properties,
  /** Of a model: how large it is, or what is wrong with it. */
  model: Type.Optional(
    Type.Union([
      Type.Object({ size: ModelSize, isLamp: Type.Boolean() }),
      Type.Object({ fault: ModelFault }),
    ]),
  ),
});
export type FileFacts = Static<typeof FileFacts>;

/** An item that offers a file to its visitors. */
export const FileUse = Type.Object({
  shelf: oneOf(SHELVES),
  id: Type.String(),
  title: Texts,
  isDraft: Type.Boolean(),
});
export type FileUse = Static<typeof FileUse>;

export const FileLine = Type.Object({ ...StoredFile.properties, uses: Type.Array(FileUse) });
export type FileLine = Static<typeof FileLine>;
export const FileList = Type.Object({ files: Type.Array(FileLine) });
export type FileList = Static<typeof FileList>;

const BroughtBack = Type.Object({ files: Type.Array(Type.String()) });

/** PDFs that events and articles offer to their visitors, and models of works. */
export const fileRoutes = {
  'POST /files': { body: TakePicture, answer: StoredFile, status: 201 },
  'POST /models': { body: TakePicture, answer: StoredFile, status: 201 },
  'GET /files': { answer: FileList },
  'GET /files/facts': { query: FileName, answer: FileFacts },
  'GET /files/open': { query: FileName, answer: 'file' },
  'POST /files/remove': { body: FileNames, answer: PutAside },
  'POST /files/bring-back': { body: BringFilesBack, answer: BroughtBack },
} satisfies Routes;
