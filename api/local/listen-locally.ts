import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';

export interface LocalListener {
  /** The path of the socket. */
  socket: string;
  close(): Promise<void>;
}

interface Options {
  /** Claimed by this process. */
  dataDir: string;
  addRoutes: (app: FastifyInstance) => void;
  /** Of what nobody expected. */
  onError: (error: unknown) => void;
}

const NAME = 'commands.sock';
/** In the system's temporary folder. */
const FOLDER = 'gallery-commands-';
/** Bytes; systems take 103 to 107, and some cut off the rest without a word. */
const LONGEST = 100;
/** Bytes; a catalogue of 100,000 items. */
const BODY_LIMIT = 1024 ** 3;

/**
 * Listens for commands of the user that runs the API, on this machine alone. It is the data's folder, or the mode of the
 * socket, that keeps others out. @returns undefined where the system gives no socket, which `onError` is told
 */
export async function listenLocally({
  dataDir,
  addRoutes,
  onError,
}: Options): Promise<LocalListener | undefined> {
  let failure: unknown;
  for (const place of [inData, inTemporary]) {
    try {
      const socket = await place(dataDir);
      if (Buffer.byteLength(socket) > LONGEST) continue;
      return await listen(socket, addRoutes, onError);
    } catch (error) {
      failure = error;
    }
  }
  onError(failure ?? new Error(`the path of ${dataDir} is too long`));
  return undefined;
}

const inData = async (dataDir: string): Promise<string> => path.join(dataDir, NAME);

/** Where the path of the data's folder is too long for a socket, or its disk has none. */
async function inTemporary(dataDir: string): Promise<string> {
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16);
  const folder = path.join(tmpdir(), FOLDER + name);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  // Anybody may have made one of that name.
  const { uid, mode } = await lstat(folder);
  const isOwn = process.getuid === undefined || (uid === process.getuid() && (mode & 0o077) === 0);
  if (!isOwn) throw new Error(`${folder} belongs to others`);
  return path.join(folder, NAME);
}

async function listen(
  socket: string,
  addRoutes: Options['addRoutes'],
  onError: Options['onError'],
): Promise<LocalListener> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // What is asked is taken as it is.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.setErrorHandler(async (error: Error & { statusCode?: number }, _request, reply) => {
    if (!error.statusCode) onError(error);
    return reply.code(error.statusCode ?? 500).send({ message: error.message });
  });
  // Whether somebody is there.
  app.get('/', async () => ({}));
  addRoutes(app);
  try {
    // One that was killed leaves it behind, and this process has claimed the folder.
    await rm(socket, { force: true });
    await app.listen({ path: socket });
    await chmod(socket, 0o600);
  } catch (error) {
    await app.close();
    throw error;
  }
  return {
    socket,
    async close() {
      await app.close();
      // Its folder, where it has one of its own.
      if (path.basename(path.dirname(socket)).startsWith(FOLDER))
        await rmdir(path.dirname(socket)).catch(() => undefined);
    },
  };
}
