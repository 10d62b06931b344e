import { createHash } from 'node:crypto';
import { inlineScriptHashes } from './inline-scripts';

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('gives the hash that the CSP standard gives for its example', () => {
  expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  ]);
});

it.each([
  ['a classic script', '<script>run()</script>'],
  ['a classic script with its type', '<script type=" Text/JavaScript ">run()</script>'],
  ['one of an old type', '<script type="application/x-javascript">run()</script>'],
  ['an empty type', '<script type="">run()</script>'],
  ['a module', '<script type="module">run()</script>'],
  ['an import map', '<script type="importmap">run()</script>'],
  ['speculation rules', '<script type="speculationrules">run()</script>'],
  ['one that only old browsers run', '<script nomodule async>run()</script>'],
  ['one in capitals', '<SCRIPT>run()</SCRIPT >'],
  ['one that is never closed', '<script>run()'],
  ['one after a comment with another in it', '<!-- <script>other()</script> --><script>run()</script>'],
  [
    'one after a text that looks like another',
    '<textarea><script>x()</script></textarea><script>run()</script>',
  ],
])('hashes %s', (_, html) => {
  expect(inlineScriptHashes(html)).toEqual([hashOf('run()')]);
});

it.each([
  ['a script with an address', '<script src="/app.js">run()</script>'],
  ['a script with an empty address', '<script src>run()</script>'],
  ['JSON-LD', '<script type="application/ld+json">{"@type":"WebSite"}</script>'],
  ['JSON', '<script type="application/json">{}</script>'],
  ['a type of one’s own', '<script type="text/x-template">run()</script>'],
  ['a type with a parameter, which no browser runs', '<script type="text/javascript;v=1">run()</script>'],
  ['a template', '<template><script>run()</script></template>'],
  ['what is for browsers without scripts', '<noscript><script>run()</script></noscript>'],
  ['a page without scripts', '<p>run()</p>'],
  ['nothing', ''],
])('leaves out %s', (_, html) => {
  expect(inlineScriptHashes(html)).toEqual([]);
});

it.each([
  ['comments', '<!-- a -->\nrun() /* <p> */ // &amp;\n<!-- b -->'],
  ['tags and entities', 'document.title = "<b>&lt;é&nbsp;</b>" && "</scrip>"'],
  ['white space', '\n\t run()  \n'],
])('hashes %s within a script as they stand', (_, script) => {
  expect(inlineScriptHashes(`<p>é</p><script>${script}</script>`)).toEqual([hashOf(script)]);
});

it('takes line ends as a browser does', () => {
  expect(inlineScriptHashes('<script>a()\r\nb()\rc()</script>')).toEqual([hashOf('a()\nb()\nc()')]);
});

it('names each script once, in the order of the page', () => {
  const html = '<script>b()</script><script>a()</script><script type="module">b()</script>';
  expect(inlineScriptHashes(html)).toEqual([hashOf('b()'), hashOf('a()')]);
});
