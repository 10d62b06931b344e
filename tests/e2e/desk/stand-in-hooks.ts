import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOOK_PATHS, type RebuildStatus } from '../../../src/contract/hook/rebuild';
import type { BuildNote, BuildProgress, ReleasesAnswer } from '../../../src/contract/hook/releases';

const [NOW, BEFORE] = ['20260103T030405006Z', '20260102T030405006Z'];
const AT = '2026-01-03T03:04:05.006Z';
const LAST: BuildNote = {
  ...{ startedAt: AT, endedAt: '2026-01-03T03:04:47.006Z', outcome: 'released', number: 126, release: NOW },
  ...{ by: ['Ada'], changed: [], pages: 228, changedPages: 3, bytes: 48_000_000, isWhole: true },
};
const RELEASES: ReleasesAnswer = {
  current: NOW,
  notes: [
    LAST,
    { ...LAST, startedAt: '2026-01-02T13:04:05.006Z', outcome: 'failed', reason: 'ENOSPC: no space left' },
    { ...LAST, startedAt: '2026-01-02T03:04:05.006Z', release: BEFORE, number: 125, isWhole: false },
  ],
  kept: [{ id: BEFORE, otherPages: 3 }],
};

/** What a host says of its builds, without building anything. */
export interface StandInHooks {
  settings: { rebuildHookUrl: string; rebuildSecret: string };
  /** What it is asked to do, as `POST` addresses. */
  asked: string[];
  /** Has a build be at a step; none is under way without. */
  build: (progress?: Pick<BuildProgress, 'step' | 'done' | 'of' | 'share'>) => void;
  close: () => Promise<void>;
}

export async function startHooks(): Promise<StandInHooks> {
  let build: BuildProgress | undefined;
  const status = (): RebuildStatus => ({
    builds: true,
    ...{ state: build ? 'building' : 'idle', release: { id: NOW, startedAt: AT }, live: 0, number: 126 },
    ...(build && { build }),
  });
  const asked: string[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'POST') asked.push(request.url ?? '');
    const data = request.url === HOOK_PATHS.releases ? RELEASES : status();
    request.resume().on('end', () => response.end(JSON.stringify({ data })));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      rebuildHookUrl: `http://127.0.0.1:${port}${HOOK_PATHS.rebuild}`,
      rebuildSecret: 'a-secret-of-the-host-and-the-api-alone',
    },
    asked,
    build(progress) {
      build = progress && { number: 127, startedAt: AT, changed: [], by: ['Ada'], ...progress };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
