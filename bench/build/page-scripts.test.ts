import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importsIn, readScripts, scriptsIn } from './page-scripts';

describe('scriptsIn', () => {
  it('finds scripts, preloads and islands, each once', () => {
    const html = `<head><link rel="modulepreload" href="/m.js"><link rel="preload" as="script" href="/a.js">
      <link rel="preload" as="font" href="/f.woff2"><script src="/a.js" async=""></script></head>
      <body><astro-island client="load" component-url="/island.js" renderer-url="/client.js"></astro-island>
      <script type="module" src="/b.js"></script></body>`;
    expect(scriptsIn(html).sort()).toEqual(['/a.js', '/b.js', '/client.js', '/island.js', '/m.js']);
  });

  it('leaves out what no browser of today asks for, or not at once', () => {
    const html = `<script nomodule src="/old.js"></script><script>var inline</script>
      <astro-island client="visible" component-url="/later.js"></astro-island><link rel="prefetch" href="/next.js">`;
    expect(scriptsIn(html)).toEqual([]);
  });
});

describe('importsIn', () => {
  it('finds the modules that are imported first', () => {
    const code = `import{j as r}from"./jsx.js";import"../side.js";const later=()=>import("./later.js");export{a}from"./a.mjs";`;
    expect(importsIn(code, '/_astro/island.js')).toEqual(['/_astro/jsx.js', '/side.js', '/_astro/a.mjs']);
  });
});

it('reads the scripts of a page with what they import', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'scripts-'));
  const files = {
    'a.js': 'import"./c.js";1',
    'b.js': 'import"./c.js";2',
    'c.js': 'import"./a.js";3',
    'd.js': '4',
  };
  for (const [name, code] of Object.entries(files)) await writeFile(path.join(dir, name), code);
  const codes = (await readScripts(dir, ['/a.js', '/b.js'])).map(String);
  await rm(dir, { recursive: true });
  expect(new Set(codes)).toEqual(new Set([files['a.js'], files['b.js'], files['c.js']]));
  expect(codes).toHaveLength(3);
});
