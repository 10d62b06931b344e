import { peersTable } from './peers-table';

it('prints a row for each site', () => {
  const page = { html: 41_700, htmlGzip: 9_040, scriptsGzip: 172_310 };
  const figures = {
    name: 'ours',
    ms: 25_000,
    cpuSeconds: 40.4,
    memory: { resident: 1.25e9, own: 1.1e9 },
    pages: 2000,
    size: 48e6,
    extras: 20e6,
    ...page,
  };
  expect(
    peersTable([figures, { ...figures, name: 'Astro', extras: 0 }])
      .split('\n')
      .slice(1),
  ).toEqual([
    '|---|---|---|---|---|---|---|---|---|',
    '| ours | 2,000 | 25 | 40 | 80 | 1,250 (1,100) | 48 (and 20) | 41.7 (9.0) | 172.3 |',
    '| Astro | 2,000 | 25 | 40 | 80 | 1,250 (1,100) | 48 | 41.7 (9.0) | 172.3 |',
  ]);
});
