import { DEFAULT_API_URL } from '../src/gallery/default-api-url';
import { LOG_LEVELS, type LogLevel } from './logging';
import type { StartHostOptions } from './start-host';

/**
 * The host's settings from the environment: PORT, HOST, DEPLOY_DIR, GALLERY_API_URL, HOST_LOG_LEVEL.
 * @throws Error that names every malformed variable
 */
export function readHostOptions(env: NodeJS.ProcessEnv): StartHostOptions {
  const problems: string[] = [];
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
    logLevel: read('HOST_LOG_LEVEL', 'info', parseLogLevel),
  };
  if (problems.length > 0) {
    throw new Error(
      `${problems.join('; ')}. Needed: PORT 0 to 65535, GALLERY_API_URL an http(s) address, ` +
        `HOST_LOG_LEVEL one of ${LOG_LEVELS.join(', ')}.`,
    );
  }
  return options;
}

const parsePort = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined;

const parseBaseUrl = (text: string): string | undefined =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text.replace(/\/+$/, '') : undefined;

const parseLogLevel = (text: string): LogLevel | undefined => LOG_LEVELS.find((level) => level === text);
