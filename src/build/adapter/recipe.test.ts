import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeNotes, type ContentNotes } from '../content-notes';
import { readRecipe, recipeOf, writeRecipe } from './recipe';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'recipe-'));
  const assetsByChunkName = { app: ['app.js'], 'component---work': ['work.js'] };
  await write('public/webpack.stats.json', JSON.stringify({ assetsByChunkName, childAssetsByChunkName: {} }));
  await write('public/_gatsby/slices/_gatsby-scripts-1.html', '<script>end</script>');
  await writePage('works/quai');
  await mkdir(path.join(siteDir, '.cache'));
  await writeNotes(path.join(siteDir, '.cache'), { notes: NOTES, tags: { tags: [], sets: [], pages: {} } });
});
afterEach(() => rm(siteDir, { recursive: true }));

const NOTES = {
  sites: 'abc',
  pages: { '/works/quai': ['work', 'digest'] as [string, string] },
  files: ['/works.atom'],
} satisfies ContentNotes;

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
  await writeFile(path.join(siteDir, file), content);
}
const writePage = (page: string, more: object = {}) => {
  const data = {
    componentChunkName: 'component---work',
    path: `/${page}`,
    staticQueryHashes: [],
    slicesMap: {},
    ...more,
  };
  return write(`public/page-data/${page}/page-data.json`, JSON.stringify(data));
};

it('has what was noted of the content, and what Gatsby puts around it', async () => {
  expect(await recipeOf(siteDir)).toEqual({
    ...NOTES,
    templates: {
      work: {
        data: { componentChunkName: 'component---work', staticQueryHashes: [], slicesMap: {} },
        assets: expect.objectContaining({
          scripts: [expect.objectContaining({ name: 'app.js' })],
          styles: [],
        }),
      },
    },
    pageEnd: '<script>end</script>',
  });
});

it('is read as it was written', async () => {
  const recipe = await recipeOf(siteDir);
  await writeRecipe(siteDir, recipe);
  expect(await readRecipe(siteDir)).toEqual(recipe);
});

it.each([{ staticQueryHashes: ['123'] }, { slicesMap: { footer: 'footer' } }])(
  'names a template that asks for more than its page’s content: %j',
  async (more) => {
    await writePage('works/quai', more);
    await expect(recipeOf(siteDir)).rejects.toThrow('src/templates/work.tsx has a static query or a slice');
  },
);
