import { rm } from 'node:fs/promises';

/** What was started for the tests; jest loads setup and teardown apart, so it hangs on the process. */
const running = globalThis as typeof globalThis & {
  siteUnderTest?: { servers: Server[]; dataDir?: string };
};

interface Server {
  close(): Promise<void>;
}

/** Remembers a server to close, and a folder to remove, when the tests are over. */
export function keepRunning(server: Server, dataDir?: string): void {
  const known = (running.siteUnderTest ??= { servers: [] });
  known.servers.unshift(server);
  if (dataDir) known.dataDir = dataDir;
}

/** Closes the servers, the one started last first, and removes their data. */
export async function stopRunning(): Promise<void> {
  const { servers = [], dataDir } = running.siteUnderTest ?? {};
  for (const server of servers) await server.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
}
