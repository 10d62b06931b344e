import type { Static, TSchema } from '@sinclair/typebox';
import { WORKS_PER_PAGE } from '../constants';
import { ITEM_CALLS, LIST_CALLS } from '../contract/kinds/calls';
import { KINDS, type Collection } from '../contract/kinds/kinds';
import { problemsOf } from '../contract/check';
import { Answer } from '../contract/common';
import type { LocaleCode } from '../contract/locale-codes';
import type { HomePage, Page, PageSlug } from '../contract/page';
import { PER_PAGE } from '../contract/forms/bounds';
import type { Preview } from '../contract/kinds/preview';
import type { SiteSettings } from '../contract/site-settings';
import type { WorkSummary, WorkType } from '../contract/items/work';
import { createClient, type ClientOptions } from './calls/client';
import { filledPath, type GalleryCall } from './calls/gallery-call';
import { GalleryError } from './faults/gallery-error';
import { readList } from './calls/list-pages';
import { collectionCalls, type CollectionCalls } from './collection-calls';
import { fieldOf, textOf } from './parsed-json';
import { previewShape } from './preview-shape';

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
