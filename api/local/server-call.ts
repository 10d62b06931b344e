import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { ApiServices } from '../api-services';
import { openDatabase } from '../database/open-database';
import type { ApiSettings } from '../settings';
import { claimFolder, holderOf } from '../storage/claim-folder';
import { askLocally, NobodyThere } from './ask-locally';

type CallServices = Pick<ApiServices, 'database' | 'settings'>;

/** What a command has done, by the API that runs or on the database itself. */
export interface ServerCall<Asked extends TSchema = TSchema> {
  path: string;
  asked: Asked;
  /** @returns what the command prints. @throws CallRefused */
  work(services: CallServices, asked: Static<Asked>): Promise<string>;
}

/** In words for whoever has called the command. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly statusCode = 422;
}

export function addServerCall<Asked extends TSchema>(
  app: FastifyInstance,
  { path, asked, work }: ServerCall<Asked>,
  services: CallServices,
): void {
  app.post(path, { schema: { body: asked } }, async ({ body }) => ({
    // Safe: the schema has checked it.
    said: await work(services, body as Static<Asked>),
  }));
}

/** The socket of the API that has a folder of data, where it listens. */
export async function listeningAt(dataDir: string): Promise<string | undefined> {
  const socket = (await holderOf(dataDir))?.socket;
  if (socket === undefined) return undefined;
  return askLocally(socket, '/').then(
    () => socket,
    (error: unknown) => {
      if (error instanceof NobodyThere) return undefined;
      throw error;
    },
  );
}

/**
 * Asks the API that has the folder of data. Where none runs, works on the database itself, and keeps others from the folder
 * meanwhile; PostgreSQL may have others. @throws FolderInUse where it runs and cannot be asked
 */
export async function askServer<Asked extends TSchema>(
  settings: ApiSettings,
  { path, work }: ServerCall<Asked>,
  asked: Static<Asked>,
): Promise<string> {
  const socket = await listeningAt(settings.dataDir);
  if (socket !== undefined) return (await askLocally<{ said: string }>(socket, path, asked)).said;
  const claim = settings.databaseUrl ? undefined : await claimFolder(settings.dataDir, settings);
  try {
    const database = await openDatabase(settings);
    try {
      return await work({ database, settings }, asked);
    } finally {
      await database.close();
    }
  } finally {
    await claim?.release();
  }
}
