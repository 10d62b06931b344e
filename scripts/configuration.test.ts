import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingsFrom } from '../api/settings';
import { readHostOptions } from '../host/host-options';
import { SETTING_NAMES } from '../src/contract/server/setting-names';
import { readSiteEnvironment } from '../src/page-makers/site-environment';

const SETTINGS = readFileSync(path.join(__dirname, '..', 'docs/settings.md'), 'utf8');

/** The rows of the table of settings: name, default and meaning, the default as its code says it. */
const rows = [...SETTINGS.matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*?) \|$/gm)].map(
  ([, name = '', standard = '', meaning = '']) => ({
    name,
    standard: /^`(.*)`$/.exec(standard)?.[1],
    meaning,
  }),
);

/** What host, API and build make of an environment. */
const readAll = (env: NodeJS.ProcessEnv) => ({
  host: readHostOptions(env),
  api: settingsFrom(env),
  site: readSiteEnvironment(env),
});

const outcomeOf = (env: NodeJS.ProcessEnv): string => {
  try {
    return JSON.stringify(readAll(env));
  } catch (error) {
    return (error as Error).message;
  }
};

/** Those of the tests' browsers are looked at when there is a test that needs one. */
const BROWSERS = ['CHROME_PATH', 'FIREFOX_PATH'];
const READ_AT_START = rows.filter(({ name }) => !BROWSERS.includes(name));
const DIFFERENT = [
  'http://x.example',
  'mirror',
  'off',
  'on',
  'en',
  'debug',
  'a@example.org',
  '7',
  'elsewhere',
];
/** Any text is a folder or a machine's name; whether it is there shows when it is used. */
const FREE = ['HOST', 'API_HOST', 'DEPLOY_DIR', 'API_DATA_DIR', 'API_CATALOGUE_DIR', 'RELEASES_URL'];

describe('the table of docs/settings.md', () => {
  it('has each setting once, with its meaning', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual([...SETTING_NAMES].sort());
    expect(rows.filter(({ meaning }) => meaning === '')).toEqual([]);
  });

  it.each(READ_AT_START.flatMap(({ name, standard }) => (standard ? [[name, standard]] : [])))(
    'says rightly that %s is %s where it is not set',
    (name, standard) => expect(readAll({ [name]: standard })).toEqual(readAll({})),
  );

  it.each(READ_AT_START)('names $name, which is read', ({ name }) => {
    const outcomes = DIFFERENT.map((value) => outcomeOf({ [name]: value }));
    expect(new Set([outcomeOf({}), ...outcomes]).size).toBeGreaterThan(1);
  });

  it.each(READ_AT_START.filter(({ name }) => !FREE.includes(name)))(
    'names $name, which stops the start when it is malformed',
    ({ name }) => expect(() => readAll({ [name]: '?' })).toThrow(name),
  );
});
