import { randomBytes } from 'node:crypto';
import { HOOK_PATHS } from '../../src/contract/hook/rebuild';

/** How the embedded API tells the host of changes. */
export interface RebuildCaller {
  /** Address of the host's hook; '' tells nobody. */
  rebuildHookUrl: string;
  rebuildSecret: string;
}

interface HostAddress {
  host: string;
  /** 0 when the host takes a free one, which nobody knows before. */
  port: number;
  rebuildSecret?: string;
}

/**
 * Connects the embedded API with the host that is to start at an address. Where no secret is set, both get one that nobody
 * else knows, for as long as they run.
 */
export function rebuildCaller(
  { host, port, rebuildSecret }: HostAddress,
  { REBUILD_HOOK_URL }: NodeJS.ProcessEnv,
): RebuildCaller {
  const rebuildHookUrl =
    REBUILD_HOOK_URL || (port === 0 ? '' : `http://${reachable(host)}:${port}${HOOK_PATHS.rebuild}`);
  return { rebuildHookUrl, rebuildSecret: rebuildSecret || randomBytes(32).toString('hex') };
}

/** Who listens at all addresses of the machine is found at its own. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
