import { createServer } from 'node:net';

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

/**
 * Below those that systems give to whoever connects or asks for any (from 32768 on Linux), and above 10080, which browsers refuse.
 * Each process has a part of its own.
 */
const OWN = { from: 11_000, count: 64, parts: 340 };

let given = Math.floor(Math.random() * OWN.count);

/** Stays free until it is taken, and while a server is started again: nobody else is given it meanwhile. */
export async function freePort(): Promise<number> {
  const first = OWN.from + (process.pid % OWN.parts) * OWN.count;
  for (let tries = 0; tries < OWN.count; tries += 1) {
    given = (given + 1) % OWN.count;
    if (await isPortFree(first + given, '127.0.0.1')) return first + given;
  }
  throw new Error(`No port from ${first} to ${first + OWN.count - 1} is free.`);
}
