import { request } from 'node:http';
import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { ApiServices } from '../api-services';
import { openDatabase } from '../database/open-database';
import type { ApiSettings } from '../settings';
import { claimFolder, holderOf } from '../storage/claim-folder';

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
    const database = await openDatabase({ ...settings, isCommand: true });
    try {
      return await work({ database, settings }, asked);
    } finally {
      await database.close();
    }
  } finally {
    await claim?.release();
  }
}

/** Nobody listens at the socket. */
export class NobodyThere extends Error {
  override readonly name = 'NobodyThere';
}

/** Asks the API that runs on this machine. @throws NobodyThere; Error in the words of the API */
export async function askLocally<T>(socket: string, path: string, body?: unknown): Promise<T> {
  const { status, text } = await send(socket, path, body === undefined ? undefined : JSON.stringify(body));
  const answer = JSON.parse(text) as T & { message?: string };
  if (status >= 400) throw new Error(answer.message ?? `The API answers ${status}.`);
  return answer;
}

const GONE = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'];

const send = (socketPath: string, path: string, body: string | undefined) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = request(
      {
        ...{ socketPath, path, agent: false, method: body === undefined ? 'GET' : 'POST' },
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 500, text: Buffer.concat(parts).toString('utf8') }),
        );
        response.on('error', reject);
      },
    );
    asked.on('error', (error: NodeJS.ErrnoException) =>
      reject(GONE.includes(error.code ?? '') ? new NobodyThere(error.message, { cause: error }) : error),
    );
    asked.end(body);
  });
