import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { WORKS_PER_PAGE } from '../constants';
import { ITEM_CALLS, LIST_CALLS } from '../contract/kinds/calls';
import { KINDS, type Collection } from '../contract/kinds/kinds';
import { problemsOf } from '../contract/check';
import { Answer, ListAnswer, type PageMeta } from '../contract/common';
import type { LocaleCode } from '../contract/locale-codes';
import type { HomePage, Page, PageSlug } from '../contract/page';
import { PER_PAGE } from '../contract/forms/bounds';
import type { Preview } from '../contract/kinds/preview';
import type { SiteSettings } from '../contract/site-settings';
import type { WorkSummary, WorkType } from '../contract/items/work';
import { createClient, type ClientOptions } from './calls/client';
import { filledPath, type GalleryCall } from './calls/gallery-call';
import { GalleryError } from './faults/gallery-error';
import { collectionCalls, type CollectionCalls } from './collection-calls';
import { fieldOf, textOf } from './parsed-json';
import { previewShape } from './preview-shape';
import type { FieldProblem } from './faults/fault';

const MOST_PAGES = 1000;
/** The API prepares them while the current page is sent and checked. */
const PAGES_AHEAD = 8;

interface ListReading {
  entries: unknown[];
  problems: FieldProblem[];
}

interface OpenedPage {
  entries: { entry: unknown; key: string }[];
  problems: FieldProblem[];
  meta: PageMeta | undefined;
}

/** Checked once, where the client keeps what it was answered. */
const opened = new WeakMap<object, OpenedPage>();

function openPage(item: TSchema, body: unknown, page: number): OpenedPage {
  if (typeof body !== 'object' || !body) return checkPage(item, body, page);
  const known = opened.get(body) ?? checkPage(item, body, page);
  opened.set(body, known);
  return known;
}

/** A bare array is a whole list (contract, 'Rules for every call'). */
function checkPage(item: TSchema, body: unknown, page: number): OpenedPage {
  const bare = Array.isArray(body);
  const data: unknown = bare ? body : fieldOf(body, 'data');
  const entries: unknown[] = Array.isArray(data) ? data : [];
  const problems = problemsOf(bare ? Type.Array(item) : ListAnswer(item), body).map(({ path, message }) => ({
    path,
    message: page === 1 ? message : `${message} (page ${page})`,
    slug: textOf(entries[Number(/^(?:\/data)?\/(\d+)/.exec(path)?.[1])], 'slug'),
  }));
  const metaHolds = !problems.some(({ path }) => path.startsWith('/meta'));
  return {
    entries: entries.map((entry) => ({ entry, key: keyOf(entry) })),
    problems,
    meta: metaHolds ? (fieldOf(body, 'meta') as PageMeta | undefined) : undefined,
  };
}

/** Why a page's `meta` is implausible. */
function lieOf(meta: PageMeta, page: number, isNew: boolean): FieldProblem | undefined {
  const { current_page, last_page, per_page, total } = meta;
  if (current_page !== page) {
    return { path: '/meta/current_page', message: `is ${current_page}, but page ${page} was asked for` };
  }
  if (last_page * per_page < total) {
    return {
      path: '/meta/last_page',
      message: `is ${last_page}, too few for ${total} at ${per_page} a page`,
    };
  }
  if (page < last_page && !isNew) {
    return { path: '/meta/last_page', message: `is ${last_page}, but page ${page} brings nothing new` };
  }
  if (last_page > MOST_PAGES) {
    return {
      path: '/meta/last_page',
      message: `is ${last_page}, more than the ${MOST_PAGES} a list may have`,
    };
  }
  return undefined;
}

type ReadPage = (page: number) => Promise<unknown>;

function askAhead(readPage: ReadPage) {
  const asked = new Map<number, Promise<unknown>>();
  const ask = (page: number) => {
    if (asked.has(page)) return;
    const answer = readPage(page);
    answer.catch(() => undefined);
    asked.set(page, answer);
  };
  return {
    after(page: number, lastPage: number) {
      for (let next = page + 1; next <= Math.min(lastPage, page + PAGES_AHEAD); next += 1) ask(next);
    },
    read(page: number) {
      ask(page);
      const answer = asked.get(page);
      asked.delete(page);
      return answer;
    },
  };
}

/** Drops duplicates, which an edit between two requests causes. Pages count from 1. */
export async function readList(item: TSchema, readPage: ReadPage): Promise<ListReading> {
  const list: ListReading = { entries: [], problems: [] };
  const seen = new Set<string>();
  const pages = askAhead(readPage);

  for (let page = 1; ; page += 1) {
    const body = await pages.read(page);
    const { entries, problems, meta } = openPage(item, body, page);
    const fresh = entries.filter(({ key }) => !seen.has(key));
    fresh.forEach(({ key }) => seen.add(key));
    list.entries.push(...fresh.map(({ entry }) => entry));
    list.problems.push(...problems);

    const lie = meta && lieOf(meta, page, fresh.length > 0);
    if (lie) list.problems.push(lie);
    if (!meta || lie || page >= meta.last_page) return list;
    pages.after(page, meta.last_page);
  }
}

const keyOf = (entry: unknown) => JSON.stringify([fieldOf(entry, 'id'), fieldOf(entry, 'slug')]);

/** Of thousands of works, their creator's page shows the first. */
const PARTS: Partial<Record<Collection, Record<string, string>>> = {
  creators: { works: String(WORKS_PER_PAGE) },
};

/** Every method throws a GalleryError when the answer is missing or breaks the contract. */
export interface Gallery extends Omit<CollectionCalls, 'works'> {
  siteSettings(locale: LocaleCode): Promise<SiteSettings>;
  workTypes(locale: LocaleCode): Promise<WorkType[]>;
  /** `typeSlug` in that language; without it, works of all types. */
  works(locale: LocaleCode, typeSlug?: string): Promise<WorkSummary[]>;
  homePage(locale: LocaleCode): Promise<HomePage>;
  page(locale: LocaleCode, slug: Exclude<PageSlug, 'home'>): Promise<Page>;
  preview(token: string): Promise<Preview>;
  unchangedCalls(): number;
}

export function createGallery(options: ClientOptions): Gallery {
  const client = createClient(options);
  let unchangedCalls = 0;

  async function readItem(call: GalleryCall, schemaOf: (data: unknown) => TSchema): Promise<unknown> {
    const { body, unchanged } = await client(call);
    if (unchanged) unchangedCalls += 1;
    const data = fieldOf(body, 'data');
    const problems = problemsOf(Answer(schemaOf(data)), body);
    if (problems.length > 0) throw new GalleryError(call, { kind: 'contract', problems });
    return data;
  }

  const item = <T extends TSchema>(
    { path, data }: { path: string; data: T },
    locale: LocaleCode,
    slug?: string,
    query: Record<string, string> = {},
  ): Promise<Static<T>> =>
    readItem(
      { path: filledPath(path, { slug: slug ?? '' }), query: { lang: locale, ...query }, slug },
      () => data,
    );

  async function list<T extends TSchema>(
    { path, item: entry }: { path: string; item: T },
    locale: LocaleCode,
    filter: Record<string, string> = {},
  ): Promise<Static<T>[]> {
    const call: GalleryCall = { path, query: { lang: locale, ...filter } };
    let allUnchanged = true;
    const { entries, problems } = await readList(entry, async (page) => {
      const paging = { page: String(page), per_page: String(PER_PAGE.max) };
      const { body, unchanged } = await client({ ...call, query: { ...call.query, ...paging } });
      allUnchanged &&= unchanged;
      return body;
    });
    if (allUnchanged) unchangedCalls += 1;
    if (problems.length > 0) {
      const slugs = entries.map((one) => textOf(one, 'slug')).filter((slug) => slug !== undefined);
      throw new GalleryError(call, { kind: 'contract', problems, slugs });
    }
    return entries;
  }

  const collections = collectionCalls((name) => ({
    list: (locale) => list<TSchema>(LIST_CALLS[name], locale),
    one: (locale, slug) => item<TSchema>(ITEM_CALLS[KINDS[name].kind], locale, slug, PARTS[name]),
  })) as CollectionCalls;

  return {
    siteSettings: (locale) => item(ITEM_CALLS.siteSettings, locale),
    workTypes: (locale) => list(LIST_CALLS.workTypes, locale),
    ...collections,
    works: (locale, typeSlug) => list(LIST_CALLS.works, locale, typeSlug ? { type: typeSlug } : {}),
    homePage: (locale) => item(ITEM_CALLS.homePage, locale),
    page: (locale, slug) => item(ITEM_CALLS.page, locale, slug),
    preview: async (token) =>
      (await readItem(
        { path: filledPath(ITEM_CALLS.preview.path, { token }), query: {} },
        previewShape,
      )) as Preview,
    unchangedCalls: () => unchangedCalls,
  };
}
