import { isWeakSecret } from '../src/contract/hook/secret-strength';
import { unknownSettings } from '../src/contract/server/setting-names';
import { trustedProxies } from '../src/contract/server/trusted-proxies';
import { DEFAULT_API_URL } from '../src/gallery/default-api-url';
import { EDGE_NEEDS, readEdge } from './edge/edge-provider';
import { LOG_LEVELS, type LogLevel } from './logging';
import type { StartHostOptions } from './start-host';

/** @throws Error naming every variable that is malformed or misspelt */
export function readHostOptions(env: NodeJS.ProcessEnv): StartHostOptions {
  const problems: string[] = unknownSettings(env);
  const read = <Value>(name: string, standard: string, parse: (text: string) => Value | undefined): Value => {
    const text = env[name] || standard;
    const value = parse(text);
    if (value === undefined) problems.push(`${name} is '${text}'`);
    return value as Value;
  };
  const options = {
    port: read('PORT', '8000', parsePort),
    host: read('HOST', '127.0.0.1', String),
    deployDir: read('DEPLOY_DIR', 'deploy', String),
    apiUrl: read('GALLERY_API_URL', DEFAULT_API_URL, parseBaseUrl),
    apiPublicUrl: read('GALLERY_API_PUBLIC_URL', '', (text) => text && parseBaseUrl(text)),
    siteUrl: read('SITE_URL', '', (text) => text && parseBaseUrl(text)),
    mediaOrigins: read('GALLERY_MEDIA_ORIGINS', '', parseOrigins),
    logLevel: read('HOST_LOG_LEVEL', 'info', parseLogLevel),
    sourceMaps: read('HOST_SOURCE_MAPS', 'off', parseSwitch),
    mediaBytes: read('HOST_MEDIA_MB', '1000', parseMegabytes),
    metricsPort: read<number | 'off'>('METRICS_PORT', '9464', (text) =>
      text === 'off' ? text : parsePort(text),
    ),
    trustedProxies: read('TRUSTED_PROXIES', '', trustedProxies),
    rebuildSecret: env.REBUILD_SECRET?.trim() ?? '',
    rebuildQuietMs: read('REBUILD_QUIET_MS', '2000', parseQuietTime),
    builds: read('BUILD', 'on', parseSwitch),
    releasesUrl: read('RELEASES_URL', '', String),
    edge: readEdge(env, problems),
    desk: read('DESK', 'on', parseSwitch),
  };
  // The secret is not quoted, unlike other values: logs must not hold it.
  if (options.rebuildSecret && isWeakSecret(options.rebuildSecret))
    problems.push('REBUILD_SECRET can be guessed');
  if (problems.length > 0) {
    throw new Error(
      `${problems.join('; ')}. Needed: PORT 0 to 65535, METRICS_PORT the same or 'off'; GALLERY_API_URL, ` +
        `GALLERY_API_PUBLIC_URL and SITE_URL http(s) addresses, GALLERY_MEDIA_ORIGINS such addresses with commas ` +
        `between them; HOST_LOG_LEVEL one of ${LOG_LEVELS.join(', ')}; HOST_SOURCE_MAPS, BUILD and DESK on or off; HOST_MEDIA_MB 0 to 9999999; REBUILD_SECRET a ` +
        `long random one (openssl rand -hex 32), REBUILD_QUIET_MS 0 to ${MAX_QUIET_MS}; ${EDGE_NEEDS}; TRUSTED_PROXIES addresses or networks with commas between them.`,
    );
  }
  return options;
}

const MAX_QUIET_MS = 600_000;

const parseQuietTime = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text) && Number(text) <= MAX_QUIET_MS ? Number(text) : undefined;

const parseMegabytes = (text: string): number | undefined =>
  /^\d{1,7}$/.test(text) ? Number(text) * 1_000_000 : undefined;

const parsePort = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined;

const parseBaseUrl = (text: string): string | undefined =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text.replace(/\/+$/, '') : undefined;

function parseOrigins(list: string): string[] | undefined {
  const urls = list.split(',').flatMap((text) => text.trim() || []);
  return urls.every(parseBaseUrl) ? urls.map((url) => new URL(url).origin) : undefined;
}

const parseSwitch = (text: string): boolean | undefined =>
  text === 'on' ? true : text === 'off' ? false : undefined;

const parseLogLevel = (text: string): LogLevel | undefined => LOG_LEVELS.find((level) => level === text);
