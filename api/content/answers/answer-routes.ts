import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { Answer, ListAnswer, type PageMeta } from '../../../src/contract/common';
import { ALL_TYPES_SLUGS, DEFAULT_TYPE_SLUG, PER_PAGE } from '../../../src/contract/forms/bounds';
import type { WorkType as WorkTypeAnswer } from '../../../src/contract/items/work';
import { ITEM_CALLS, ITEM_QUERIES, LIST_CALLS } from '../../../src/contract/kinds/calls';
import { COLLECTIONS, isPlain, KINDS } from '../../../src/contract/kinds/kinds';
import { LangQuery } from '../../../src/contract/locale';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Folder } from '../../catalogue-files/kinds';
import { notFound } from '../../http/api-error';
import type { Entries, EntryOf, WorkType } from '../published/catalogue-content';
import { countIn, itemsInOrder, itemWithSlug, type PublicList, worksByType } from '../published/list-queries';
import type { Part, ReadPart } from '../published/part';
import { formerSlugsIn, imageAnswer, responses, slugsOf, textIn, type View } from './view';
import { addHome, addShown, addSummaries, type ItemQuery } from './parts';
import { ANSWERS, answersOf, publishableOf } from './kinds';
import { openKnownPages, stateOfPage } from './known-pages';
import { homePageAnswer, pageAnswer, siteSettingsAnswer } from './page-answer';

export function addCollectionRoutes(app: FastifyInstance, readPart: ReadPart): void {
  for (const name of COLLECTIONS) {
    const { summary, item, docs } = answersOf(name);
    if (isPlain(name))
      addListCall<TSchema, typeof name, never>(app, readPart, {
        ...LIST_CALLS[name],
        tag: docs.tag,
        summary: docs.list,
        kind: name,
        answer: summary,
      });
    addItemCall<TSchema>(app, {
      ...ITEM_CALLS[KINDS[name].kind],
      tag: docs.tag,
      summary: docs.one,
      query: ITEM_QUERIES[name],
      mayMove: true,
      answer: async ({ lang, slug, query }) => {
        const { catalogue, found } = await readPart(async (part) => {
          const named = await itemWithSlug(part.from, { kind: name, lang }, slug);
          if (!named) return undefined;
          const { id, isFormer } = named;
          await part.add(name, [id]);
          const counted = isFormer ? {} : await addShown(part, { shelf: name, id }, { lang, ...query });
          return { id, isFormer, counted };
        });
        const one = found && publishableOf(catalogue, name).get(found.id);
        if (!one) return undefined;
        if (found.isFormer) return new Moved(one.slug[lang]!);
        return item({ catalogue, lang }, one, found.counted);
      },
    });
  }
}

const MOVED = Type.Null({ description: 'The item has another slug now: Location names it' });

interface Asked {
  lang: LocaleCode;
  /** Empty where the path has none. */
  slug: string;
  query: ItemQuery;
}

/** The slug that an item has now which had the one that is asked for. */
class Moved {
  constructor(readonly slug: string) {}
}

interface ItemCall<T extends TSchema> {
  path: string;
  data: T;
  tag: string;
  summary: string;
  /** What may be asked besides the language. */
  query?: TProperties;
  mayMove?: boolean;
  /** Undefined gives 404. */
  answer(asked: Asked): Promise<Static<T> | Moved | undefined>;
}

function addItemCall<T extends TSchema>(
  app: FastifyInstance,
  { path, data, tag, summary, query = {}, mayMove, answer }: ItemCall<T>,
): void {
  const bySlug = path.includes(':slug');
  const schema = {
    tags: [tag],
    summary,
    querystring: Type.Object({ ...LangQuery.properties, ...query }),
    ...(bySlug && { params: Type.Object({ slug: Type.String() }) }),
    response: {
      ...responses(Answer(data), summary, bySlug ? [404, 422] : [422]),
      ...(mayMove && { 301: MOVED }),
    },
  };
  app.get(path, { schema }, async (request, reply) => {
    const { lang, ...asked } = request.query as { lang: LocaleCode } & ItemQuery;
    const { slug = '' } = request.params as { slug?: string };
    const found = await answer({ lang, slug, query: asked });
    if (found === undefined) throw notFound();
    if (!(found instanceof Moved)) return { data: found };
    const again = Object.entries(asked)
      .filter(([name]) => name in query)
      .map(([name, value]) => [name, String(value)]);
    // Relative, as the API may be below a path of its origin.
    return reply.redirect(
      `./${encodeURIComponent(found.slug)}?${new URLSearchParams([['lang', lang], ...again])}`,
      301,
    );
  });
}

const PageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1, description: 'Page of the list' })),
  per_page: Type.Optional(
    Type.Integer({
      minimum: PER_PAGE.min,
      maximum: PER_PAGE.max,
      default: PER_PAGE.default,
      description: 'Entries per page',
    }),
  ),
};

interface ListCall<T extends TSchema, F extends Folder, B> {
  path: string;
  item: T;
  tag: string;
  summary: string;
  kind: F;
  filters?: TProperties;
  /** Which of them, where not all are asked for. */
  narrowed?(part: Part, list: PublicList, filters: Record<string, string>): Promise<PublicList>;
  /** What summaries say beside. */
  beside?(part: Part, lang: LocaleCode): Promise<B>;
  answer(view: View, item: EntryOf<F>, beside: B | undefined): Static<T>;
}

function addListCall<T extends TSchema, F extends Folder, B>(
  app: FastifyInstance,
  readPart: ReadPart,
  { path, item, tag, summary, kind, filters = {}, narrowed, beside, answer }: ListCall<T, F, B>,
): void {
  const schema = {
    tags: [tag],
    summary,
    querystring: Type.Object({ ...LangQuery.properties, ...filters, ...PageQuery }),
    response: responses(ListAnswer(item), summary, Object.keys(filters).length > 0 ? [404, 422] : [422]),
  };
  const pages = openKnownPages();
  app.get(path, { schema, onSend: pages.remember }, async (request, reply) => {
    const { lang, page, per_page, ...rest } = request.query as { lang: LocaleCode } & PageAsked &
      Record<string, string>;
    const { catalogue, found } = await readPart(async (part) => {
      const list = (await narrowed?.(part, { kind, lang }, rest)) ?? { kind, lang };
      const items = await itemsInOrder(part.from, list, { limit: per_page, offset: (page - 1) * per_page });
      const total = await countIn(part.from, list);
      // What is said beside is in no item of the page.
      if (!beside && items.length > 0) {
        const state = await stateOfPage(part.from, kind, items, [lang, page, per_page, total]);
        if (pages.has(request, state)) return undefined;
      }
      const ids = items.map(({ id }) => id);
      await addSummaries(part, kind, ids);
      return { ids, total, beside: await beside?.(part, lang) };
    });
    if (!found) return reply.code(304).header('etag', request.headers['if-none-match']).send();
    const view = { catalogue, lang };
    const meta: PageMeta = {
      current_page: page,
      last_page: Math.max(1, Math.ceil(found.total / per_page)),
      per_page,
      total: found.total,
    };
    const items: Entries = catalogue;
    const entries = found.ids.flatMap((id) => items[kind].get(id) ?? []);
    return { data: entries.map((entry) => answer(view, entry, found.beside)), meta };
  });
}

interface PageAsked {
  page: number;
  per_page: number;
}

const TypeFilter = Type.Optional(
  Type.String({
    default: DEFAULT_TYPE_SLUG,
    description: `A work type's slug in the language asked for, present or former; '${Object.values(ALL_TYPES_SLUGS).join("' or '")}' for every type`,
  }),
);

export function addWorksRoutes(app: FastifyInstance, readPart: ReadPart): void {
  addListCall(app, readPart, {
    ...LIST_CALLS.workTypes,
    tag: ANSWERS.works.docs.tag,
    summary: 'Work types with the number of their works',
    kind: 'types',
    beside: ({ from }, lang) => worksByType(from, lang),
    answer: (view, type, counts) => workTypeAnswer(view, type, counts?.get(type.id) ?? 0),
  });
  addListCall(app, readPart, {
    ...LIST_CALLS.works,
    tag: ANSWERS.works.docs.tag,
    summary: ANSWERS.works.docs.list,
    kind: 'works',
    filters: { type: TypeFilter },
    narrowed: async ({ from }, list, { type: slug = DEFAULT_TYPE_SLUG }) => {
      if (Object.values<string>(ALL_TYPES_SLUGS).includes(slug)) return list;
      const type = await itemWithSlug(from, { ...list, kind: 'types' }, slug);
      if (!type) throw notFound();
      return { ...list, type: type.id };
    },
    answer: ANSWERS.works.summary,
  });
}

/** @param count of its works */
function workTypeAnswer(
  view: View,
  { id, slug, former_slugs, title, picture }: WorkType,
  count: number,
): WorkTypeAnswer {
  return {
    id,
    slug: textIn(view, slug),
    slugs: slugsOf(slug),
    former_slugs: formerSlugsIn(view, former_slugs),
    title: textIn(view, title),
    count,
    image: picture && imageAnswer(view, picture),
  };
}

export function addPagesRoutes(app: FastifyInstance, readPart: ReadPart): void {
  addItemCall(app, {
    ...ITEM_CALLS.siteSettings,
    tag: 'Gallery',
    summary: 'The gallery: names, address, opening hours, credits',
    answer: async ({ lang }) => {
      const { catalogue } = await readPart((part) => part.add('site', ['site']));
      return siteSettingsAnswer({ catalogue, lang });
    },
  });
  addItemCall(app, {
    ...ITEM_CALLS.homePage,
    tag: 'Gallery',
    summary: 'The home page with news and chosen works',
    answer: async ({ lang }) => {
      const { catalogue, found } = await readPart((part) => addHome(part, lang));
      return homePageAnswer({ catalogue, lang }, catalogue.home, found);
    },
  });
  addItemCall(app, {
    ...ITEM_CALLS.page,
    tag: 'Gallery',
    summary: 'A page: about, contact or legal-notice, the same slug in every language',
    answer: async ({ lang, slug }) => {
      const { catalogue } = await readPart((part) => part.add('pages', [slug]));
      const page = catalogue.pages.get(slug);
      return page && pageAnswer({ catalogue, lang }, page);
    },
  });
}
