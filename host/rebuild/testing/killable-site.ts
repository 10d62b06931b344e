import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RebuildRequest, RebuildStatus } from '../../../src/contract/hook/rebuild';
import { callHook, rebuildStatus } from '../../../tests/e2e/support/site/hook-calls';
import { currentLink } from '../../releases/release-folders';
import { buildRelease } from '../build/build-release';
import { startHostProcess, type HostProcess } from './host-process';
import { makeStandIn, PAGE_OF_EDITS, type StandIn } from './stand-in';

/** A site whose host can be killed, and what was edited on it. */
export interface KillableSite {
  deployDir: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  /** Edits something; resolves when the host has accepted it, which it is told again and again. */
  edit: () => Promise<void>;
  /** Edits that the release that is served lacks. */
  lacking: () => Promise<string[]>;
  status: () => Promise<RebuildStatus>;
  close: () => Promise<void>;
}

/** A site that is built by a stand-in for Gatsby. */
export interface StandInSite extends KillableSite {
  hold: StandIn['hold'];
}

const SECRET = 'a-secret-that-both-know';
const PAUSE_MS = 100;

/** A site with a release, and with a stand-in for catalogue and Gatsby: a build takes half a second. */
export async function openStandInSite({ quietMs = 200 }: { quietMs?: number } = {}): Promise<StandInSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'killed-'));
  const [siteDir, deployDir] = [path.join(folder, 'site'), path.join(folder, 'deploy')];
  await mkdir(siteDir);
  const { script, write, hold } = await makeStandIn(siteDir);
  const { signal } = new AbortController();
  await buildRelease({ siteDir, deployDir, env: process.env, signal, output: () => {}, script });
  const options = {
    port: 0,
    host: '127.0.0.1',
    deployDir,
    apiUrl: 'http://127.0.0.1:9',
    logLevel: 'silent',
    rebuildSecret: SECRET,
    builds: true,
    rebuildQuietMs: quietMs,
    siteDir,
    buildScript: script,
  };
  const program: [string, string] = [path.join(__dirname, 'host-to-kill.ts'), JSON.stringify(options)];
  let host: HostProcess | undefined;
  let isClosed = false;
  const edits: string[] = [];
  const hook = () => ({ url: host?.url ?? '', secret: SECRET });

  return {
    deployDir,
    hold,
    start: async () => void (host = await startHostProcess(program)),
    kill: async () => host?.kill(),
    async edit() {
      const request = requestOf(edits.length);
      edits.push(`edit-${edits.length}`);
      await write(edits);
      while (!isClosed && (await callHook(hook(), request).catch(() => 0)) !== 202) await delay(PAUSE_MS);
    },
    async lacking() {
      const page = await readFile(path.join(currentLink(deployDir), PAGE_OF_EDITS), 'utf8');
      const shown = JSON.parse(page) as string[];
      return edits.filter((edit) => !shown.includes(edit));
    },
    status: () => rebuildStatus(hook()),
    async close() {
      isClosed = true;
      await host?.kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** In turn a change that is shown live, one that is not, and one that no slug stands for. */
function requestOf(turn: number): RebuildRequest {
  const kind = (['work', 'page', undefined] as const)[turn % 3];
  return kind ? { changed: [{ kind, slugs: [`edit-${turn}`] }] } : {};
}
