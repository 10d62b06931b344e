import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { watchMemory, type Memory } from './peak-memory';

/** A site that shows the same with another framework, in a folder of bench/peers. */
export interface Peer {
  folder: string;
  /** The framework's program, and its output and caches, in that folder. */
  program: string;
  output: string;
  caches: string[];
  /** The file of the page at an address, in the output. */
  pageFile: (address: string) => string;
}

/** By the names of the frameworks. */
export const PEERS: Record<string, Peer> = {
  // What no site made with Gatsby goes below here: its own packages are the project's.
  'Gatsby alone': {
    folder: 'gatsby',
    program: '../../../node_modules/gatsby/cli.js',
    output: 'public',
    caches: ['.cache', 'public'],
    pageFile: (address) => `${address}/index.html`,
  },
  'Next.js': {
    folder: 'next',
    program: 'node_modules/next/dist/bin/next',
    output: 'out',
    caches: ['.next', 'out'],
    pageFile: (address) => `${address}.html`,
  },
  Astro: {
    folder: 'astro',
    program: 'node_modules/astro/astro.js',
    output: 'dist',
    caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'],
    pageFile: (address) => `${address}/index.html`,
  },
};

/** The folder of a peer's sources. */
export const peerFolder = ({ folder }: Peer): string => path.resolve('bench/peers', folder);

/** Installs a peer's packages, those of its lock file, unless they are there. */
export async function installPeer(peer: Peer): Promise<void> {
  const cwd = peerFolder(peer);
  const there = await access(path.join(cwd, peer.program)).then(
    () => true,
    () => false,
  );
  if (!there) await ended('npm', ['ci', '--no-audit', '--no-fund'], { cwd });
}

/**
 * Builds a peer from nothing, with the low priority that our own builds have.
 * @returns the most memory that its processes have taken
 * @throws Error with what it said when it fails
 */
export async function buildPeer(peer: Peer, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Memory> {
  const cwd = peerFolder(peer);
  for (const cache of peer.caches) await rm(path.join(cwd, cache), { recursive: true, force: true });
  const quiet = {
    ...env,
    GATSBY_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  let peak: Memory = { resident: NaN, own: NaN };
  await ended(process.execPath, [peer.program, 'build'], {
    cwd,
    env: quiet,
    signal,
    onStart: (pid) => {
      setPriority(pid, constants.priority.PRIORITY_LOW);
      const stop = watchMemory(pid);
      return () => (peak = stop());
    },
  });
  return peak;
}

interface Run {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
  /** Answers what is done when it has ended. */
  onStart?: (pid: number) => () => void;
}

async function ended(command: string, args: string[], { onStart, ...options }: Run): Promise<void> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const onEnd = child.pid === undefined ? undefined : onStart?.(child.pid);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0)
      throw new Error(`${command} ${args.join(' ')} in ${options.cwd} failed:\n${said.join('')}`);
  } finally {
    onEnd?.();
  }
}
