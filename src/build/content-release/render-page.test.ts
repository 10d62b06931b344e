import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SitePage } from '../site';
import { openRenderer } from './render-page';
import { sampleFrame, writeFakeRenderer } from './testing/fake-renderer';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'render-page-'));
});
afterEach(() => rm(dir, { recursive: true }));

const page = (pagePath: string, definition: Partial<SitePage['definition']> = {}) =>
  ({
    definition: { path: pagePath, template: 'work', ...definition },
    content: { view: { title: 'Quai', sold: undefined } },
    context: { language: 'en', digest: 'abc' },
  }) as unknown as SitePage;
async function render(one: SitePage) {
  const recipe = { templates: { work: sampleFrame('work') }, pageEnd: '<script>$&</script>' };
  const { html, data } = await openRenderer(await writeFakeRenderer(dir), recipe)(one);
  return { html: html.toString(), data: data.toString() };
}

it('renders a page as during a build, with its end in the place that Gatsby leaves for it', async () => {
  expect((await render(page('/works/quai'))).html).toBe(
    '<p>/works/quai Quai true app.js</p>' +
      '<!-- slice-start id="_gatsby-scripts-1" --><script>$&</script><!-- slice-end id="_gatsby-scripts-1" -->',
  );
});

it('writes the page’s data with its fields in Gatsby’s order', async () => {
  const frame = '"componentChunkName":"component---work","path":"/works/quai"';
  const result =
    '"result":{"data":{"page":{"view":{"title":"Quai"}}},"pageContext":{"language":"en","digest":"abc"}}';
  expect((await render(page('/works/quai'))).data).toBe(
    `{${frame},${result},"staticQueryHashes":[],"slicesMap":{}}`,
  );
  expect((await render(page('/works/quai', { matchPath: '/works/:a' }))).data).toContain(
    '"slicesMap":{},"matchPath":"/works/:a"}',
  );
});

it('renders nothing by a template that the release before does not know', async () => {
  await expect(render(page('/works/quai', { template: 'sculpture' }))).rejects.toThrow('template sculpture');
});

it('renders nothing that would lack its scripts', async () => {
  await expect(render(page('/no-place'))).rejects.toThrow('/no-place was rendered without');
});
