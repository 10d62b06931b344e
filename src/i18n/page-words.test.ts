import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORDS } from './i18n';

const SRC = path.join(__dirname, '..');
const LAZY = path.join(__dirname, 'lazy');

/** The namespace of each message, by the key that it is asked for with. */
const NAMESPACES = new Map(
  Object.entries(WORDS.en).flatMap(([namespace, words]) =>
    Object.keys(words).map((key) => [key.replace(/_(zero|one|other)$/, ''), namespace] as const),
  ),
);

const FILES = new Set(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name))
    .map((name) => path.join(SRC, name)),
);

const texts = new Map([...FILES].map((file) => [file, readFileSync(file, 'utf8')]));

/** Some components have a stand-in in the browser. */
type Place = '.browser' | '';

function resolve(from: string, name: string, place: Place): string | undefined {
  const base = path.resolve(path.dirname(from), name);
  return [`${base}${place}.tsx`, base, `${base}.ts`, `${base}.tsx`].find((it) => FILES.has(it));
}

const found = (file: string, pattern: RegExp, place: Place = '.browser'): string[] =>
  [...texts.get(file)!.matchAll(pattern)].flatMap(([, name]) => resolve(file, name!, place) ?? []);

/** What is imported when the page is made, not types. */
const NOW = /^(?:import|export) (?!type )(?:[^;']*? from )?'(\.[^']+)';/gm;
/** What comes when it is needed. */
const LATER = /import\(\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'\s*\)/g;

/** All that a file brings along. */
function closure(file: string, place?: Place, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of found(file, NOW, place)) closure(next, place, seen);
  return seen;
}

const isLazyWords = (file: string): boolean => path.dirname(file) === LAZY;
const namespaceOf = (file: string): string => path.basename(file, '.ts');

/** What makes pages on the server has all words. */
const ON_SERVER = /src\/(page-makers|server-render|build|i18n|contract|seo)\//;

const said = (file: string): string[] =>
  ON_SERVER.test(file)
    ? []
    : [...texts.get(file)!.matchAll(/['`]([a-z0-9-]+\.[A-Za-z0-9.-]+)['`]/g)].flatMap(
        ([, key]) => NAMESPACES.get(key!) ?? [],
      );

const SHELL = closure(path.join(SRC, 'app/page-shell.tsx'));

/** Namespaces said without having come, with the file that says them: on the page, and by all that it may load. */
function missingFrom(entry: string, given: ReadonlySet<string>, seen: Set<string>, with_ = SHELL): string[] {
  const all = new Set([...closure(entry), ...with_]);
  const here = [...all].filter((file) => !isLazyWords(file));
  const have = new Set([...given, ...[...all].filter(isLazyWords).map(namespaceOf)]);
  const state = `${entry} ${[...have].sort().join()}`;
  if (seen.has(state)) return [];
  seen.add(state);
  return [
    ...here.flatMap((file) =>
      said(file)
        .filter((namespace) => !have.has(namespace))
        .map((namespace) => `${namespace}: ${path.relative(SRC, file)} by ${path.relative(SRC, entry)}`),
    ),
    ...here.flatMap((file) => {
      const later = found(file, LATER);
      const together = new Set([...have, ...later.filter(isLazyWords).map(namespaceOf)]);
      return later
        .filter((next) => !isLazyWords(next))
        .flatMap((next) => missingFrom(next, together, seen, new Set()));
    }),
  ];
}

const PAGES = [...FILES].filter((file) =>
  /src\/(templates|pages)\/((test|texts|token)\/)?[^/]+\.tsx$/.test(file),
);

it.each(PAGES.map((file) => path.relative(SRC, file)))(
  '%s asks for the words that it says, and what it loads brings its own along',
  (name) => {
    const page = path.join(SRC, name);
    const asked = /ns: { in: \[([^\]]*)\]/.exec(texts.get(page)!)?.[1] ?? '';
    const namespaces = [...asked.matchAll(/"([\w-]+)"/g)].map(([, namespace]) => namespace!);
    expect(namespaces).toContain('common');
    expect([...new Set(missingFrom(page, new Set(namespaces), new Set()))]).toEqual([]);
    const onServer = [...closure(page, '')];
    const there = new Set([...namespaces, ...onServer.filter(isLazyWords).map(namespaceOf)]);
    expect(onServer.flatMap(said).filter((namespace) => !there.has(namespace))).toEqual([]);
    const used = new Set([...closure(page), ...SHELL].flatMap(said));
    expect(namespaces.filter((namespace) => !used.has(namespace))).toEqual([]);
  },
);

it.each(readdirSync(path.join(SRC, 'templates/live')).filter((name) => name !== 'any.tsx'))(
  'templates/live/%s gives the words that the built page asks for',
  (name) => {
    const built = texts.get(path.join(SRC, 'templates', name))!;
    const live = texts.get(path.join(SRC, 'templates/live', name))!;
    const asked = /ns: { in: \[([^\]]*)\]/.exec(built)?.[1]?.replaceAll('"', "'");
    expect(live).toContain(`[${asked}],`);
  },
);
