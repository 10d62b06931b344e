import { readdirSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { buildSchema, graphql } from 'gatsby/graphql';
import { renderInPage } from '../../tests/render-page';
import type { LiveData } from '../server-render/serve-live-page';
import { LivePage } from './parts/live-page';

describe('page queries', () => {
  /** What Gatsby answers: anything that is kept for a path, and words of a language. */
  const SCHEMA = buildSchema(`
    scalar Content
    type Locale { ns: String language: String data: Content }
    type Edge { node: Locale }
    type Locales { edges: [Edge] }
    input Equal { eq: String }
    input Among { in: [String] }
    input Filter { language: Equal ns: Among }
    type Query { pageContent(path: String!): Content  allLocale(filter: Filter): Locales }
  `);
  const allLocale = ({
    filter: { language, ns },
  }: {
    filter: { language: { eq: string }; ns: { in: string[] } };
  }) => ({
    edges: ns.in.map((name) => ({
      node: { ns: name, language: language.eq, data: `${language.eq} ${name}` },
    })),
  });

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
      rootValue: { pageContent: ({ path: asked }: { path: string }) => `content of ${asked}`, allLocale },
      variableValues: { path: '/at', language: 'fr' },
    });
    const common = { node: { ns: 'common', language: 'fr', data: 'fr common' } };
    expect(answer).toMatchObject({
      data: { page: 'content of /at', locales: { edges: expect.arrayContaining([common]) as object } },
    });
  });
});

describe('live page', () => {
  const Screen = ({ view }: { view: { title: string } }) => <h1>{view.title}</h1>;
  const show = (data: unknown) => renderInPage(<LivePage serverData={data as LiveData} Screen={Screen} />);
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  describe('LivePage', () => {
    it('shows what the server made with the screen of its kind', () => {
      show({ status: 200, page: { view: { title: 'Bench' } } });
      expect(heading()).toBe('Bench');
    });

    it.each([
      [404, 'Can’t find the page you are looking for.'],
      [503, 'Our server is not available'],
    ])('is the error page with status %i', (status, text) => {
      show({ status });
      expect(heading()).toBe(text);
    });
  });

  it.each(readdirSync(path.join(__dirname, 'live')))(
    '%s asks no query, which the server could not answer',
    async (file) => {
      const template = (await import(`./live/${file}`)) as object;
      expect(Object.keys(template)).toEqual(expect.arrayContaining(['default', 'getServerData']));
      expect(template).not.toHaveProperty('query');
    },
  );
});
