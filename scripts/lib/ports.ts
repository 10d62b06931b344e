import { createServer, type AddressInfo } from 'node:net';

export const isPortFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** `remedy`: advice, as a sentence. */
export async function requireFreePort(port: number, host: string, remedy: string): Promise<void> {
  if (await isPortFree(port, host)) return;
  throw new Error(`Port ${port} is in use. ${remedy}`);
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
