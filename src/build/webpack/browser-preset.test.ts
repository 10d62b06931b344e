import { transformSync, type PluginItem } from '@babel/core';

const { presets } = jest.requireActual<{ presets: PluginItem[] }>('./browser-babel.cjs');

const compiled = (code: string) =>
  transformSync(code, { presets, filename: '/site/a.tsx', babelrc: false, configFile: false })?.code;

it.each(['class A extends B {\n  c = 1;\n}', 'a?.b ?? c;', 'f([...a]);'])(
  'leaves %j as it is written, which every browser of the list reads',
  (code) => expect(compiled(code)).toBe(code),
);

it('goes on compiling what is no JavaScript', () => {
  expect(compiled('export const A = () => <p sx={{ p: 1 }}>a</p>;')).toContain('theme-ui/jsx-runtime');
});
