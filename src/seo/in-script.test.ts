import { parse } from 'node-html-parser';
import { inScript } from './in-script';

const TEXTS = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '&lt;/script&gt; &amp; &#60;!--',
  'a\u2028b\u2029c',
  ']]> \\u003c " \\" plain',
];

it.each(TEXTS)('%j means the same and leaves the script whole', (text) => {
  const json = inScript(JSON.stringify({ text }));
  expect(JSON.parse(json)).toEqual({ text });
  expect(json).not.toMatch(/[<&\u2028\u2029]/);
});

it.each(TEXTS)('%j comes out of Gatsby’s reader of the head as it went in', (text) => {
  const script = parse(`<script>${inScript(JSON.stringify({ text }))}</script>`).querySelector('script');
  expect(JSON.parse(script!.text)).toEqual({ text });
  expect(script!.text).not.toContain('<');
});
