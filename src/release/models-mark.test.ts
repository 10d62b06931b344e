import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MODELS_MARK, shownModels } from './models-mark';

const MARK = `<meta data-gatsby-head="true" name="${MODELS_MARK}" content="shown"/>`;
const link = (href: string) =>
  `<link rel="alternate" type="application/rss+xml" href="/feed"/><link rel="alternate" type="model/gltf-binary" href="${href}"/>`;

it('are those of a page’s head, with the file that the page is about', () => {
  const html = `<head>${MARK}${link('https://a.example/m.glb?a=1&amp;b=2')}</head><p>`;
  expect(shownModels(html)).toEqual({ models: true, model: 'https://a.example/m.glb?a=1&b=2' });
});

it('may be those of other works', () =>
  expect(shownModels(`<head>${MARK}</head>`)).toEqual({ models: true }));

it('are none where only the text of a page has the mark', () =>
  expect(shownModels(`<head></head><p>${MARK}${link('/m.glb')}`)).toEqual({}));

it.each(['/m.glb>; rel=&quot;x', '/a b.glb', '/m.glb\nSet-Cookie: a'])(
  'leave out the address %j, which would say something else in a header',
  (href) => expect(shownModels(`<head>${MARK}${link(href)}</head>`)).toEqual({ models: true }),
);

it('keep no page in memory: many are noted while a site is built', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  const noted = Array.from({ length: 50 }, (_, page) =>
    shownModels(
      Buffer.from(`<head>${MARK}${link(`/models/${page}.glb`)}</head>${'a'.repeat(1e6)}`).toString(),
    ),
  );
  expect(used() - before).toBeLessThan(10e6);
  expect(noted).toHaveLength(50);
});
