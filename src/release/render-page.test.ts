import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleFrame, writeFakeRenderer } from '../build/content-release/testing/fake-renderer';
import type { RenderablePage } from './live-answer';
import { loadRenderer, openRenderer } from './render-page';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'render-page-'));
});
afterEach(() => rm(dir, { recursive: true }));

const page = (path: string, more: Partial<RenderablePage> = {}): RenderablePage => ({
  path,
  template: 'work',
  content: { view: { title: 'Quai', sold: undefined } },
  context: { language: 'en', digest: 'abc' },
  ...more,
});
async function render(one: RenderablePage) {
  const frames = { templates: { work: sampleFrame('work') }, pageEnd: '<script>$&</script>' };
  const { html, data } = openRenderer(loadRenderer(await writeFakeRenderer(dir)), frames);
  return { html: await html(one), data: data(one) };
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
