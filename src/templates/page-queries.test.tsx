import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, graphql } from 'gatsby/graphql';

/** What Gatsby answers: anything that is kept for a path. */
const SCHEMA = buildSchema('scalar Content  type Query { pageContent(path: String!): Content }');

/** Of the pages that the build makes. */
const templates = readdirSync(__dirname)
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .map((name) => name.replace('.tsx', ''))
  .concat(
    ['texts', 'test'].flatMap((folder) =>
      readdirSync(path.join(__dirname, folder)).map((name) => `${folder}/${name.replace('.tsx', '')}`),
    ),
  );

it('knows the templates of all kinds of pages', () => {
  expect(templates.length).toBeGreaterThan(14);
});

it.each(templates)('%s asks for what its page is made of', async (template) => {
  const { query } = (await import(path.join(__dirname, template))) as { query: string };
  const answer = await graphql({
    schema: SCHEMA,
    source: query,
    rootValue: { pageContent: ({ path: asked }: { path: string }) => `content of ${asked}` },
    variableValues: { path: '/at' },
  });
  expect(answer).toEqual({ data: { page: 'content of /at' } });
});
