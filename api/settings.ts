import path from 'node:path';
import { LOCALE_CODES, type LocaleCode } from '../src/contract/locale-codes';
import { HOOK_PATHS } from '../src/contract/hook/rebuild';
import { isWeakSecret } from '../src/contract/hook/secret-strength';
import { unknownSettings } from '../src/contract/server/setting-names';
import { s3Place } from '../src/contract/server/store/open-store';
import { trustedProxies } from '../src/contract/server/trusted-proxies';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface ApiSettings {
  port: number;
  host: string;
  dataDir: string;
  /** '' is SQLite, in the folder of data. */
  databaseUrl: string;
  /** Where the first start of an empty database finds what it brings in. */
  catalogueDir: string;
  /** A folder, or `s3://bucket?endpoint=…&region=…`; '' is `files` in the folder of data. */
  filesUrl: string;
  siteOrigins: string[];
  logLevel: LogLevel;
  /** Proxies whose word on visitors' addresses is taken. */
  trustedProxies: readonly string[];
  warmMedia: boolean;
  formRate: number;
  /** 'off' keeps messages for ever. */
  retentionDays: number | 'off';
  /** '' sends no mails. */
  smtpUrl: string;
  /** '' is the gallery's address in the catalogue. */
  mailFrom: string;
  mailTo: string;
  mailLanguage: LocaleCode;
  siteUrl: string;
  /** Without trailing slash; '' is through the site's host. */
  apiPublicUrl: string;
  rebuildHookUrl: string;
  rebuildSecret: string;
  desk: boolean;
}

const DEFAULT_ORIGINS = 'http://127.0.0.1:8000,http://localhost:8000';

/** An empty variable counts as absent. @throws Error naming every variable that is malformed or misspelt */
export function settingsFrom(env: NodeJS.ProcessEnv): ApiSettings {
  const problems: string[] = unknownSettings(env);
  const read = <T>(
    name: string,
    fallback: string,
    parse: (value: string) => T | undefined,
    wanted: string,
  ) => {
    const value = env[name]?.trim() || fallback;
    const parsed = parse(value);
    if (parsed === undefined) problems.push(`${name} is '${value}' but must be ${wanted}`);
    return parsed as T;
  };
  const settings: ApiSettings = {
    port: read('API_PORT', '4000', integerIn(0, 65535), 'a port number'),
    host: read('API_HOST', '127.0.0.1', String, 'a host'),
    dataDir: read('API_DATA_DIR', path.join(__dirname, 'data'), path.resolve, 'a folder'),
    catalogueDir: read('API_CATALOGUE_DIR', path.join(__dirname, 'catalogue'), path.resolve, 'a folder'),
    filesUrl: readFilesUrl(env, problems),
    databaseUrl: readDatabaseUrl(env, problems),
    siteOrigins: read(
      'GALLERY_SITE_ORIGINS',
      DEFAULT_ORIGINS,
      origins,
      'a comma list of origins (https://example.org)',
    ),
    logLevel: read('API_LOG_LEVEL', 'info', oneOf(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`),
    trustedProxies: read(
      'TRUSTED_PROXIES',
      '',
      trustedProxies,
      'a comma list of addresses or networks (10.0.0.1, 10.1.0.0/16)',
    ),
    warmMedia: read('API_WARM_MEDIA', 'on', oneOf(['on', 'off'] as const), 'on or off') === 'on',
    formRate: read('API_FORM_RATE', '10', integerIn(1, 100_000), 'a whole number from 1'),
    retentionDays: read(
      'API_RETENTION_DAYS',
      '730',
      (value) => (value === 'off' ? value : integerIn(1, 36_500)(value)),
      'a whole number of days from 1 to 36500, or off',
    ),
    smtpUrl: readSmtpUrl(env, problems),
    mailFrom: read('MAIL_FROM', '', mailAddresses(1), 'a mail address'),
    mailTo: read('MAIL_TO', '', mailAddresses(10), 'a mail address, or a comma list of at most 10'),
    mailLanguage: read('MAIL_LANGUAGE', 'fr', oneOf(LOCALE_CODES), `one of ${LOCALE_CODES.join(', ')}`),
    siteUrl: read(
      'SITE_URL',
      `http://127.0.0.1:${read('PORT', '8000', integerIn(0, 65535), 'a port number')}`,
      webAddress,
      'the address of the site (https://www.example.org)',
    ),
    apiPublicUrl: read(
      'GALLERY_API_PUBLIC_URL',
      '',
      (value) => (value === '' ? '' : webAddress(value)),
      'the address of the API (https://api.example.org)',
    ),
    ...readRebuildHook(env, problems),
    desk: read('DESK', 'on', oneOf(['on', 'off'] as const), 'on or off') === 'on',
  };
  if (problems.length > 0) throw new Error(`Settings cannot be used:\n- ${problems.join('\n- ')}`);
  return settings;
}

const integerIn = (min: number, max: number) => (value: string) =>
  /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined;

const webAddress = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? value.replace(/\/+$/, '') : undefined;

const oneOf =
  <T extends string>(allowed: readonly T[]) =>
  (value: string) =>
    allowed.find((one) => one === value);

/** '' is beside the database. Whoever takes `https:` for it may have written a password there. */
function readFilesUrl(env: NodeJS.ProcessEnv, problems: string[]): string {
  const value = env['FILES_URL']?.trim() ?? '';
  if (value && !path.isAbsolute(value) && !s3Place(value))
    problems.push(
      'FILES_URL must be a folder (/srv/gallery/files) or s3://bucket?endpoint=https://…&region=…',
    );
  return value;
}

/** The value is not quoted, as it holds a password. */
function readDatabaseUrl(env: NodeJS.ProcessEnv, problems: string[]): string {
  const value = env['DATABASE_URL']?.trim() ?? '';
  if (value && !/^postgres(ql)?:\/\//.test(value))
    problems.push('DATABASE_URL must be the address of PostgreSQL (postgres://user:password@host/gallery)');
  return value;
}

/** The value is not quoted, as it holds a password. */
function readSmtpUrl(env: NodeJS.ProcessEnv, problems: string[]): string {
  const value = env['SMTP_URL']?.trim() ?? '';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (value && !(url?.hostname && /^smtps?:$/.test(url.protocol))) {
    problems.push(
      'SMTP_URL must be the address of a mail server (smtps://user:password@mail.example.org:465)',
    );
  }
  return value;
}

/** Values are not quoted: whoever knows them can start builds. */
function readRebuildHook(env: NodeJS.ProcessEnv, problems: string[]) {
  const rebuildHookUrl = env['REBUILD_HOOK_URL']?.trim() ?? '';
  const hooks = hookUrls(rebuildHookUrl);
  const rebuildSecret = env['REBUILD_SECRET']?.trim() ?? '';
  if (!hooks.every(isHook) || new Set(hooks).size < hooks.length) {
    problems.push(
      "REBUILD_HOOK_URL must be the address of the host's hook (https://www.example.org/hooks/rebuild), or a comma list of several hosts'",
    );
  }
  const isAsked = hooks.every(isHook) && hostHooks(rebuildHookUrl).length > 0;
  if (isWeakSecret(rebuildSecret) && (isAsked || rebuildSecret)) {
    problems.push('REBUILD_SECRET must be a long random one that cannot be guessed (openssl rand -hex 32)');
  }
  return { rebuildHookUrl, rebuildSecret };
}

const hookUrls = (list: string): string[] => list.split(',').flatMap((text) => text.trim() || []);

const isOfHost = (url: string): boolean => new URL(url).pathname.endsWith(HOOK_PATHS.rebuild);

/** Of our hosts, which the desk asks for builds and releases, and which ask for changes by themselves. @param list REBUILD_HOOK_URL */
export const hostHooks = (list: string): string[] => hookUrls(list).filter(isOfHost);

/** Of sites that are built elsewhere, which are called after each change. @param list REBUILD_HOOK_URL */
export const buildHooks = (list: string): string[] => hookUrls(list).filter((url) => !isOfHost(url));

function isHook(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return Boolean(url && /^https?:$/.test(url.protocol) && !url.username && !url.password);
}

const mailAddresses = (most: number) => (value: string) => {
  const list = value === '' ? [] : value.split(',').map((one) => one.trim());
  const isAddress = (one: string) => /^([^<>"\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(one);
  return list.length <= most && list.every(isAddress) ? value : undefined;
};

function origins(value: string): string[] | undefined {
  const list = value.split(',').map((one) => one.trim());
  return list.every((one) => URL.canParse(one) && new URL(one).origin === one) ? list : undefined;
}
