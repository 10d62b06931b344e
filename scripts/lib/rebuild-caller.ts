import { randomBytes } from 'node:crypto';
import { HOOK_PATHS } from '../../src/contract/hook/rebuild';

export interface RebuildCaller {
  /** '' calls nobody. */
  rebuildHookUrl: string;
  rebuildSecret: string;
}

interface HostAddress {
  host: string;
  /** The host's port; 0 when it takes any free one. */
  port: number;
  rebuildSecret?: string;
}

/** Without REBUILD_SECRET both get a random one for as long as they run. */
export function rebuildCaller(
  { host, port, rebuildSecret }: HostAddress,
  { REBUILD_HOOK_URL }: NodeJS.ProcessEnv,
): RebuildCaller {
  const rebuildHookUrl =
    REBUILD_HOOK_URL || (port === 0 ? '' : `http://${reachable(host)}:${port}${HOOK_PATHS.rebuild}`);
  return { rebuildHookUrl, rebuildSecret: rebuildSecret || randomBytes(32).toString('hex') };
}

/** A host that listens on all addresses is called at the loopback address. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
