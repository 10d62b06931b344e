import rateLimit from '@fastify/rate-limit';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { Answer } from '../../src/contract/common';
import { ITEM_CALLS } from '../../src/contract/kinds/calls';
import { folderOf } from '../../src/contract/kinds/kinds';
import type { HomeAround, Preview } from '../../src/contract/kinds/preview';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { ApiServices } from '../api-services';
import { creatorSummary, eventSummary } from '../content/answers/item-answers';
import { answersOf, type Publishable, publishableOf } from '../content/answers/kinds';
import { homePageAnswer, pageAnswer } from '../content/answers/page-answer';
import { addHome, addShown } from '../content/answers/parts';
import { isPublished, publishedOf, responses, type View } from '../content/answers/view';
import type { Values } from '../content/contract/item';
import { HOME, isHome } from '../content/home-news';
import type { HomePage, Page } from '../content/published/catalogue-content';
import { countIn, idsInOrder } from '../content/published/list-queries';
import type { Part } from '../content/published/part';
import { ApiError, notFound } from '../http/api-error';
import { limitNetworks } from '../http/network-limit';
import type { DraftPreviews } from './draft-previews';
import { findPreviewToken, type PreviewTarget, showsDraft } from './preview-tokens';

/** Unknown tokens that one network may ask for in a minute. */
const GUESSES = 20;

export async function addPreviewRoutes(
  app: FastifyInstance,
  { readPart, database, drafts }: Pick<ApiServices, 'readPart' | 'database'> & { drafts?: DraftPreviews },
): Promise<void> {
  await app.register(rateLimit, { global: false });
  const guess = limitNetworks(app, GUESSES, 'tooManyGuesses');
  const { path, data } = ITEM_CALLS.preview;
  const summary = 'An item behind a preview token, maybe a draft';
  const schema = {
    tags: ['Preview'],
    summary,
    params: Type.Object({ token: Type.String() }),
    response: responses(Answer(data), summary, [404, 410, 429, 503]),
  };
  app.get<{ Params: { token: string } }>(path, { schema }, async (request, reply) => {
    // A draft must not be cached. Clients that poll compare the ETag themselves.
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const target = await database.read((statements) => findPreviewToken(statements, request.params.token));
    // Only unknown tokens count, so that a valid link always opens.
    if (!target) {
      await guess(request);
      throw notFound();
    }
    const isOver = target.session !== null && (await drafts?.isOver(target.session));
    if (isOver || target.expires_at <= new Date().toISOString()) throw new ApiError(410, 'expired');
    const { catalogue, found } = await readPart(async (part) => {
      const draft = showsDraft(target) ? await drafts?.find(part, previewedItem(target)) : undefined;
      return { draft, home: await addPreviewed(part, target, draft?.values) };
    });
    const view = { catalogue, lang: target.locale };
    const draft = found.draft && (await drafts?.shown(view, previewedItem(target), found.draft));
    const preview = previewAnswer(draft?.view ?? view, target, { ...draft, home: found.home });
    if (!preview) throw notFound();
    return { data: preview };
  });
}

/** What a preview of the home page shows beside it. */
interface AroundHome {
  newWorks: readonly string[];
  around: Around;
}

const previewedItem = ({ type, id }: Pick<PreviewTarget, 'type' | 'id'>) => ({
  shelf: folderOf(type),
  id,
});

/**
 * Adds what a preview shows.
 * @param values a draft's, in place of what is public
 */
async function addPreviewed(
  part: Part,
  { locale: lang, ...target }: PreviewTarget,
  values: Values | undefined,
): Promise<AroundHome | undefined> {
  const of = previewedItem(target);
  if (isHome(of)) return { newWorks: await addHome(part, lang, values), around: await addAround(part, lang) };
  await addShown(part, of, { lang, values });
  return undefined;
}

interface Previewed {
  /** Stands in place of what is public. */
  item?: object | undefined;
  /** What nobody has written. */
  unwritten?: readonly string[] | undefined;
  home?: AroundHome | undefined;
}

/** Drafts included; undefined where the item is gone or lacks the token's language. */
function previewAnswer(
  view: View,
  target: PreviewTarget,
  { item: draft, unwritten = [], home }: Previewed,
): Preview | undefined {
  const { type, locale, expires_at } = target;
  const item = itemOf(view, target, { draft, home });
  return (
    item &&
    ({
      ...{ locale, expires_at, type, item, is_public: hasPage(view, target, item) },
      ...(unwritten.length > 0 && { unwritten }),
      ...(home && { around: homeAroundAnswer(view, home.around) }),
    } as Preview)
  );
}

/** A draft may name another address than the one that is public. */
function hasPage(view: View, { type, id }: PreviewTarget, item: { slug?: unknown }): boolean {
  const folder = folderOf(type);
  if (folder === 'pages') return true;
  const known = publishableOf(view.catalogue, folder).get(id);
  return known !== undefined && isPublished(view, known) && known.slug[view.lang] === item.slug;
}

function itemOf(
  view: View,
  { type, id }: PreviewTarget,
  { draft, home }: { draft: object | undefined; home: AroundHome | undefined },
): object | undefined {
  const { catalogue } = view;
  const folder = folderOf(type);
  if (folder !== 'pages') {
    const item = (draft as Publishable | undefined) ?? publishableOf(catalogue, folder).get(id);
    return item?.slug[view.lang] ? answersOf(folder).item(view, item) : undefined;
  }
  if (id === HOME.id)
    return homePageAnswer(view, (draft as HomePage | undefined) ?? catalogue.home, home?.newWorks ?? []);
  const page = (draft as Page | undefined) ?? catalogue.pages.get(id);
  return page && pageAnswer(view, page);
}

/** Of those whose portrait is there to be shown; the site shows fewer. */
const MOST_CREATORS = 12;

/** Creators that are looked at for one with a portrait, and the newest events: the site shows those that are on. */
const MOST = 200;

interface Around {
  works_count: number;
  /** Ids. */
  events: readonly string[];
  creators: readonly string[];
}

/** Adds what the home page has beside its own record. */
async function addAround(part: Part, lang: LocaleCode): Promise<Around> {
  const { from } = part;
  const works_count = await countIn(from, { kind: 'works', lang });
  const events = await idsInOrder(from, { kind: 'events', lang }, { limit: MOST });
  const creators = await idsInOrder(from, { kind: 'creators', lang }, { limit: MOST });
  await part.add('events', events);
  await part.add('creators', creators);
  const shown = creators.filter((id) => part.get('creators', id)?.['portrait']).slice(0, MOST_CREATORS);
  return { works_count, events, creators: shown };
}

/** As the lists of the site give it: a preview asks for nothing else. */
const homeAroundAnswer = (view: View, { works_count, events, creators }: Around): HomeAround => ({
  works_count,
  events: publishedOf(view, view.catalogue.events, events).map((event) => eventSummary(view, event)),
  creators: publishedOf(view, view.catalogue.creators, creators).map((one) => creatorSummary(view, one)),
});
