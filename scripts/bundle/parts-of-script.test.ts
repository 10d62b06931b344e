import { partName, partsOfScript } from './parts-of-script';

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
