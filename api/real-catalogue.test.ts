import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ITEM_CALLS, LIST_CALLS } from '../src/contract/kinds/calls';
import { problemsOf } from '../src/contract/check';
import { Answer, ListAnswer } from '../src/contract/common';
import { COLLECTIONS, KINDS } from '../src/contract/kinds/kinds';
import { LOCALE_CODES } from '../src/contract/locale-codes';
import { PAGE_SLUGS } from '../src/contract/page';
import { loadCatalogue } from './loading/load-catalogue';
import { openDerivativeStore } from './media/derivative-store';
import { openFactsCache } from './media/facts-cache';
import { buildServer } from './server';
import { settingsFrom } from './settings';
import { openDatabase, type GalleryDatabase } from './storage/database';

/** Longer on a machine that others use as well. */
const MEASURING_MS = 180_000;

let dataDir: string;
let database: GalleryDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  const settings = { ...settingsFrom({}), logLevel: 'silent' as const };
  dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-api-'));
  const facts = await openFactsCache(path.join(dataDir, 'facts.json'));
  const catalogue = await loadCatalogue(settings.catalogueDir, facts);
  database = await openDatabase(dataDir);
  const derivatives = openDerivativeStore(path.join(dataDir, 'media'));
  app = await buildServer({
    settings,
    catalogue: () => catalogue,
    derivatives,
    models: facts.models,
    database,
  });
}, MEASURING_MS);

afterAll(async () => {
  await app?.close();
  database?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = async (url: string) => (await app.inject(url)).json();

const DETAILS = COLLECTIONS.map((name) => [LIST_CALLS[name], ITEM_CALLS[KINDS[name].kind]] as const);

describe.each(LOCALE_CODES)('the gallery’s own catalogue in %s', (lang) => {
  test('answers every list and every item of it in the contract’s shape', async () => {
    for (const [list, item] of DETAILS) {
      const answer = await get(`${list.path}?lang=${lang}`);
      expect(problemsOf(ListAnswer(list.item), answer)).toEqual([]);
      for (const { slug } of answer.data as { slug: string }[]) {
        const detail = await get(`${item.path.replace(':slug', slug)}?lang=${lang}`);
        expect({ slug, problems: problemsOf(Answer(item.data), detail) }).toEqual({ slug, problems: [] });
      }
    }
  });

  test('answers its types, pages and settings in the contract’s shape', async () => {
    expect(
      problemsOf(ListAnswer(LIST_CALLS.workTypes.item), await get(`/api/worktypes?lang=${lang}`)),
    ).toEqual([]);
    expect(
      problemsOf(Answer(ITEM_CALLS.siteSettings.data), await get(`/api/site-settings?lang=${lang}`)),
    ).toEqual([]);
    for (const slug of PAGE_SLUGS) {
      const { data } = slug === 'home' ? ITEM_CALLS.homePage : ITEM_CALLS.page;
      expect(problemsOf(Answer(data), await get(`/api/pages/${slug}?lang=${lang}`))).toEqual([]);
    }
  });
});
