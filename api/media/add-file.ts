import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { slugOf } from '../../src/contract/text/slug';
import type { DeskServices } from '../desk/desk-services';
import { firstOf, note } from '../desk/log-queries';
import { freeName, putFile, type FileKind } from '../files/file-queries';
import { keepOriginal } from '../files/originals';
import { rowOf, type PictureFacts } from '../files/take-in';
import type { FoundModel } from '../models/model-facts';
import { signedInOf } from '../people/signed-in';

/** What a file is called whose own name has nothing that an address can have. */
const PLAIN: Readonly<Record<FileKind, string>> = {
  pictures: 'picture',
  files: 'document',
  models: 'model',
};

export interface Wanted {
  kind: FileKind;
  /** As somebody has it on their own disk. */
  name: string;
  /** Without a dot. */
  extension: string;
}

/** `DSC_8841.JPG` becomes `dsc-8841.jpg`. */
export const plainName = ({ kind, name, extension }: Wanted): string =>
  `${slugOf(path.parse(name).name) || PLAIN[kind]}.${extension}`;

/** Into the store, under a name that no other has or had. @returns the name */
export async function addFile(
  { database, files, now }: Pick<DeskServices, 'database' | 'files' | 'now'>,
  wanted: Wanted,
  content: Buffer,
  found: { facts?: PictureFacts; model?: FoundModel } = {},
): Promise<string> {
  const hash = await keepOriginal({ files, database }, content);
  return database.write(
    async (to) => {
      const name = await freeName(to, wanted.kind, plainName(wanted));
      const named = { name, hash, bytes: content.byteLength, at: new Date(now()).toISOString() };
      await putFile(to, rowOf(named, found.facts, found.model));
      return name;
    },
    // Two that want one name must not meet.
    { alone: [wanted.kind] },
  );
}

type FileAct = `${'picture' | 'file'}-${'added' | 'removed' | 'brought-back'}`;

/** Tells owners who has done what with files. */
export function noteFiles(
  { database, now }: Pick<DeskServices, 'database' | 'now'>,
  request: FastifyRequest,
  act: FileAct,
  files: readonly string[],
): Promise<void> {
  const { person } = signedInOf(request);
  const about = firstOf(files.map((file) => path.basename(file)));
  return database.write((to) => note(to, person, act, { about, now: now() }));
}
