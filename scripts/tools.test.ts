import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { firstVisitScripts } from './bundle/first-visit-scripts';
import { partName, partsOfScript } from './bundle/parts-of-script';
import { deadFiles } from './checks/dead-files';
import { provingTests } from './checks/proving-tests';
import { packageFaults, type AuditReport } from './checks/package-faults';
import { refusedLicences } from './checks/refused-licences';
import { type Light, radiancePicture } from './lights/radiance';
import { day, evening } from './lights/rooms';
import { addScores, lineOf, NO_MUTANTS, percentOf, scoreOf } from './mutation/score';
import { testsOf } from './mutation/tests-of';

describe('first visit scripts', () => {
  const page = {
    pageData: '{"componentChunkName":"component---work","path":"/fr/oeuvres/banc-quai"}',
  };
  const stats = {
    assetsByChunkName: {
      app: ['app-1.js'],
      'component---work': ['app-1.js', 'shared-2.js', 'work-3.js', 'work-4.css'],
      'component---home': ['home-5.js'],
    },
  };

  it('are those of every page and of the template, each once', () => {
    expect(firstVisitScripts({ ...page, stats })).toEqual(['/app-1.js', '/shared-2.js', '/work-3.js']);
  });

  it('can’t be told from the files of another build', () => {
    const visit = () => firstVisitScripts({ ...page, stats: { assetsByChunkName: { app: ['app-1.js'] } } });
    expect(visit).toThrow('The last build has no chunk component---work.');
  });
});

describe('parts of script', () => {
  /** 'aaaa' and 'cc' of one package, 'bbb' of ours, over two lines. */
  const script = 'aaaabbb\ncc';
  const map = {
    version: 3 as const,
    names: [],
    sources: ['webpack://site/node_modules/react/index.js', 'webpack://site/./src/theme/theme.ts'],
    mappings: [
      [
        [0, 0, 0, 0],
        [4, 1, 0, 0],
      ],
      [[0, 0, 1, 0]],
    ] as [number, number, number, number][][],
  };

  it('takes a script apart by packages and folders, the biggest first', () => {
    const parts = partsOfScript(script, map);
    expect(parts.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['react', 6],
      ['src/theme', 3],
    ]);
    expect(parts.every(({ gzip }) => gzip > 20)).toBe(true);
  });

  it.each([
    ['webpack://site/node_modules/@emotion/react/dist/x.js', '@emotion/react'],
    ['webpack://site/node_modules/a/node_modules/b/index.js', 'b'],
    ['webpack://site/src/features/sheet/file/sheet.ts', 'src/features/sheet'],
    ['webpack://site/./src/theme/theme.ts', 'src/theme'],
    ['webpack://site/webpack/runtime/load', 'webpack/runtime'],
    ['webpack://site/bootstrap', 'webpack'],
  ])('%s is a part of %s', (source, part) => {
    expect(partName(source)).toBe(part);
  });
});

describe('proving tests', () => {
  const titles = (source: string): string[] => [...provingTests(source)];

  it('finds tests that expect something, themselves or by a function beside them', () => {
    expect(titles("it('a', () => { expect(1).toBe(1); });")).toEqual(['a']);
    expect(
      titles("describe('x', () => { test('b', async () => { await expect(p).resolves.toBe(1); }); });"),
    ).toEqual(['b']);
    expect(titles("it.each([1, 2])('c %s', (n) => expect(n).toBe(1));")).toEqual(['c %s']);
    expect(titles("it('waits', async () => { await until(isThere); });")).toEqual(['waits']);
    expect(titles("const sees = () => expect(1).toBe(1); it('d', () => sees());")).toEqual(['d']);
  });

  it('leaves out a test that expects nothing, or does not run, and a title that is none', () => {
    expect(titles("it('a', () => { open(); });")).toEqual([]);
    expect(titles("it.skip('b', () => { expect(1).toBe(1); });")).toEqual([]);
    expect(titles("it.todo('c');")).toEqual([]);
    expect(titles("describe.skip('x', () => { it('d', () => expect(1).toBe(1)); });")).toEqual([]);
    expect(titles("// it('e', () => expect(1).toBe(1));\ndescribe('f', () => {});")).toEqual([]);
    expect(titles('const loop = () => loop(); it("g", () => loop());')).toEqual([]);
  });

  it('finds what a question claims of every page, if it asks for it', () => {
    expect(titles("export const reflow = { claim: 'fits', ask: ({ page }) => lostIn(page) };")).toEqual([
      'fits',
    ]);
    expect(titles("export const nothing = { claim: 'fits' };")).toEqual([]);
  });
});

describe('package faults', () => {
  const advisory = (severity: string, number: string) => ({
    ...{ name: 'one', title: 'Runs anything', severity, range: '<2.0.0' },
    url: `https://github.com/advisories/${number}`,
  });
  const report: AuditReport = {
    vulnerabilities: {
      one: { via: [advisory('high', 'GHSA-a'), advisory('moderate', 'GHSA-b')] },
      other: { via: ['one'] },
    },
  };

  it.each([
    ['one that is grave', {}, ['GHSA-a: one <2.0.0, high: Runs anything']],
    ['none that is allowed', { 'GHSA-a': 'reads our own sources alone' }, []],
    [
      'one that is allowed and mended',
      { 'GHSA-a': 'reads our own sources alone', 'GHSA-old': 'the same' },
      ['GHSA-old: is allowed, and nothing has it any more'],
    ],
  ])('names %s', (_, allowed, named) => expect(packageFaults(report, allowed)).toEqual(named));

  it('is no good sign where the registry says nothing', () =>
    expect(() => packageFaults({ message: '405' }, {})).toThrow('405'));
});

describe('refused licences', () => {
  const rules = { allowed: ['MIT', 'Zlib'], exceptions: { '@img/libvips-': 'linked at run time' } };

  it.each(['MIT', '(MIT AND Zlib)', '(GPL-3.0 OR MIT)'])('lets %s in', (licence) => {
    expect(refusedLicences({ 'one@1.0.0': licence }, rules)).toEqual([]);
  });

  it.each(['GPL-3.0', 'MIT*', '(MIT AND GPL-3.0)', 'UNKNOWN'])('refuses %s', (licence) => {
    expect(refusedLicences({ 'one@1.0.0': licence }, rules)).toEqual([`one@1.0.0: ${licence}`]);
  });

  it('lets exceptions in, and nothing that is only named like one', () => {
    const licences = { '@img/libvips-linux@1.0.0': 'LGPL-3.0', 'my-libvips-x@1.0.0': 'LGPL-3.0' };
    expect(refusedLicences(licences, rules)).toEqual(['my-libvips-x@1.0.0: LGPL-3.0']);
  });
});

describe('dead files', () => {
  const module = (source: string, ...uses: string[]) => ({
    source,
    dependencies: uses.map((resolved) => ({ resolved })),
  });

  it('are those that nothing that runs leads to, however far', () => {
    const led = [module('api/main.ts', 'api/a.ts'), module('api/a.ts', 'api/b.ts'), module('api/b.ts')];
    expect(deadFiles([...led, module('api/c.ts', 'api/d.ts'), module('api/d.ts')])).toEqual([
      'api/c.ts',
      'api/d.ts',
    ]);
  });

  it('are those as well that only tests lead to, circles included', () => {
    expect(
      deadFiles([
        module('src/seo/seo.test.ts', 'src/seo/a.ts'),
        module('src/seo/testing/sample.ts', 'src/seo/a.ts'),
        module('src/seo/a.ts', 'src/seo/b.ts'),
        module('src/seo/b.ts', 'src/seo/a.ts'),
      ]),
    ).toEqual(['src/seo/a.ts', 'src/seo/b.ts']);
  });

  it('are no files of types, and nothing outside the house', () => {
    expect(deadFiles([module('scripts/lib/fonts.d.ts'), module('node_modules/a/index.js')])).toEqual([]);
  });
});

describe('lights', () => {
  const SIZE = { width: 64, height: 32 };
  const strength = (light: Light): number => light.reduce((all, one) => all + one, 0);

  it.each([
    ['day', day],
    ['evening', evening],
  ])('the %s that visitors load is the one of rooms.ts', async (name, room) => {
    const file = await readFile(path.join(__dirname, '..', 'static', 'light', `${name}.hdr`));
    expect(radiancePicture(SIZE, room).equals(file)).toBe(true);
  });

  it('a pixel has three parts and their exponent, the first of them up on the left', () => {
    const picture = radiancePicture({ width: 2, height: 1 }, (azimuth) =>
      azimuth < 0 ? [1, 0.5, 0] : [8, 8, 8],
    );
    expect([...picture.subarray(-8)]).toEqual([128, 64, 0, 129, 128, 128, 128, 132]);
  });

  it('by day there is light from everywhere; in the evening it comes from above', () => {
    expect(strength(day(0, 0)) / strength(day(0, Math.PI / 2))).toBeGreaterThan(0.3);
    expect(strength(evening(0, 0)) / strength(evening(-0.7, 1))).toBeLessThan(0.05);
  });
});

describe('score', () => {
  const scoreFor = (...statuses: string[]) => statuses.map(scoreOf).reduce(addScores, NO_MUTANTS);

  it('counts as noticed what a test failed for, or hung by', () => {
    expect(scoreFor('Killed', 'Timeout', 'Survived', 'NoCoverage')).toEqual({ noticed: 2, all: 4 });
  });

  it('counts what cannot be tried for nothing', () => {
    expect(scoreFor('Ignored', 'CompileError', 'RuntimeError', 'Pending')).toEqual(NO_MUTANTS);
    expect(percentOf(NO_MUTANTS)).toBe(100);
  });

  it('is told in one line', () => {
    expect(lineOf('src/routes/*.ts', { noticed: 56, all: 60 })).toBe(
      '  93.3 %    56 of    60  src/routes/*.ts',
    );
  });
});

describe('tests of', () => {
  const FILES = [
    'src/routes/canonical.ts',
    'src/routes/canonical.test.ts',
    'src/seo/work-node.ts',
    'src/seo/things/parts/a-node.ts',
  ];
  const testsFor = (files: string) => testsOf(files, (file) => FILES.includes(file)).testMatch;
  const rootsFor = (files: string) => testsOf(files, () => true).roots;

  it('are the tests beside the files of a glob, whose names begin as theirs do', () => {
    expect(testsFor('src/routes/*.ts')).toEqual(['<rootDir>/src/routes/*.test.ts']);
    expect(testsFor('host/{vary,byte-range}.ts')).toEqual([
      '<rootDir>/host/{vary,byte-range}*.test.ts',
      '<rootDir>/host/*.test.ts',
    ]);
    expect(testsFor('src/screens/*/*-view.ts')).toEqual([
      '<rootDir>/src/screens/*/*-view*.test.ts',
      '<rootDir>/src/screens/*.test.ts',
    ]);
  });

  it('are the own ones of a file, or all of its folder where it has none', () => {
    expect(testsFor('src/routes/canonical.ts')).toEqual(['<rootDir>/src/routes/canonical*.test.ts']);
    expect(testsFor('src/seo/work-node.ts')).toEqual(['<rootDir>/src/seo/*.test.ts']);
    expect(testsFor('src/seo/things/parts/a-node.ts')).toEqual([
      '<rootDir>/src/seo/*.test.ts',
      '<rootDir>/src/seo/things/*.test.ts',
      '<rootDir>/src/seo/things/parts/*.test.ts',
    ]);
  });

  it('are looked for no higher than all files are below', () => {
    expect(rootsFor('src/routes/canonical.ts')).toEqual(['<rootDir>/src/routes']);
    expect(rootsFor('src/i18n/!(use-locale).ts')).toEqual(['<rootDir>/src/i18n']);
    expect(rootsFor('src/components/{qr,scale}/*-view.ts')).toEqual(['<rootDir>/src/components']);
  });
});
