import { distance } from 'fastest-levenshtein';

export const SETTING_NAMES = [
  'GALLERY_API_URL',
  'GALLERY_API_PUBLIC_URL',
  'GALLERY_MEDIA',
  'GALLERY_MEDIA_ORIGINS',
  'GALLERY_SITE_ORIGINS',
  'SITE_URL',
  'PORT',
  'HOST',
  'DEPLOY_DIR',
  'HOST_LOG_LEVEL',
  'HOST_SOURCE_MAPS',
  'HOST_MEDIA_MB',
  'METRICS_PORT',
  'API_PORT',
  'API_HOST',
  'API_CATALOGUE_DIR',
  'API_DATA_DIR',
  'DATABASE_URL',
  'FILES_URL',
  'API_FORM_RATE',
  'API_RETENTION_DAYS',
  'API_WARM_MEDIA',
  'API_LOG_LEVEL',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_TO',
  'MAIL_LANGUAGE',
  'REBUILD_HOOK_URL',
  'REBUILD_SECRET',
  'REBUILD_QUIET_MS',
  'RELEASES_URL',
  'BUILD',
  'EDGE_CACHE',
  'EDGE_PURGE_URL',
  'EDGE_PURGE_TOKEN',
  'TRUSTED_PROXIES',
  'DESK',
  'CHROME_PATH',
  'FIREFOX_PATH',
] as const;

/** What they were, and what to do now. */
const GONE: Readonly<Record<string, string>> = {
  FOLLOWERS: 'hosts find their releases themselves: RELEASES_URL on all of them, BUILD=off on all but one',
  FOLLOWERS_LIMIT_MS: 'no release waits for another host; leave it out',
  RELEASE_FETCH: 'set RELEASES_URL and BUILD=off instead',
  RELEASE_PUSH: 'set RELEASES_URL instead',
};

const OURS = /^(GALLERY|REBUILD)_/;
const MISSPELT_BY = 2;
const LONG_NAME = 8;

/** A sentence for each that is misspelt or gone: `API_LOGLEVEL is no setting (API_LOG_LEVEL is)`. An empty one counts as absent. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const names: readonly string[] = SETTING_NAMES;
  return Object.keys(env)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const gone = GONE[name];
      if (gone) return env[name] ? [`${name} is gone: ${gone} (docs/deploy.md)`] : [];
      const nearest = [...names].sort((a, b) => distance(name, a) - distance(name, b))[0] ?? '';
      const isMisspelt = nearest.length >= LONG_NAME && distance(name, nearest) <= MISSPELT_BY;
      return OURS.test(name) || isMisspelt ? [`${name} is no setting (${nearest} is)`] : [];
    });
}
