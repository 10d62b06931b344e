import { createServer } from 'node:net';

/** Whether a server could listen there now. */
export const isPortFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/**
 * Fails early, before work is done for nothing.
 * @param remedy what to do about it, as a sentence
 * @throws Error when something listens there already
 */
export async function requireFreePort(port: number, host: string, remedy: string): Promise<void> {
  if (await isPortFree(port, host)) return;
  throw new Error(`Port ${port} is in use. ${remedy}`);
}
