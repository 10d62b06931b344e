import { Type } from '@sinclair/typebox';
import { OfNews, SetNewsEnd } from './news-end';
import type { Routes } from '../../desk/contract/route';
import {
  BeHere,
  BringBackDraft,
  DiscardDraft,
  ItemPreview,
  OfItem,
  OnShelf,
  OpenItem,
  SavedDraft,
  SaveDraft,
  ShowItem,
  WhoIsHere,
} from './item';
import {
  AtAddress,
  AvailabilitySet,
  ItemPage,
  ItemPlace,
  ListItems,
  ManyItems,
  MoveItems,
  PageAt,
  SetAvailability,
} from './list';
import {
  EventMoments,
  History,
  NamedIn,
  NewItem,
  Publish,
  Published,
  Referring,
  Removed,
  SetSchedule,
  TakeBack,
  Version,
} from './publishing';
import { Waiting } from './waiting-items';

export const itemRoutes = {
  'GET /items/:shelf': { params: OnShelf, query: ListItems, answer: ItemPage },
  'GET /page-at': { query: AtAddress, answer: PageAt },
  'GET /items/:shelf/:id/place': { params: OfItem, query: ListItems, answer: ItemPlace },
  'GET /waiting': { answer: Waiting },
  'GET /items/:shelf/:id': { params: OfItem, answer: OpenItem },
  'POST /items/:shelf/:id/here': { params: OfItem, body: BeHere, answer: WhoIsHere },
  'DELETE /items/:shelf/:id/here': { params: OfItem },
} satisfies Routes;

export const itemPreviewRoutes = {
  'POST /items/:shelf/:id/preview': { params: OfItem, body: ShowItem, answer: ItemPreview },
} satisfies Routes;

/** Bytes: what a draft may hold, and what was there before. */
const MOST_DRAFT = 512 * 1024;

export const draftRoutes = {
  'PUT /items/:shelf/:id/draft': {
    params: OfItem,
    body: SaveDraft,
    bodyLimit: MOST_DRAFT,
    answer: SavedDraft,
  },
  'DELETE /items/:shelf/:id/draft': {
    params: OfItem,
    query: DiscardDraft,
    answer: Type.Union([OpenItem, Removed]),
  },
  'POST /items/:shelf/:id/draft/bring-back': { params: OfItem, body: BringBackDraft, answer: OpenItem },
  'POST /items': { body: NewItem, answer: OpenItem, status: 201 },
} satisfies Routes;

const publishers = { may: 'publish' } as const;
/** Bytes: the longest names of as many items as the contract allows. */
const many = { ...publishers, bodyLimit: 128 * 1024 } as const;

/** Whatever changes what visitors see. */
export const publishRoutes = {
  'POST /publish': { ...many, body: Publish, answer: Published },
  'POST /take-back': { ...many, body: TakeBack, answer: Published },
  'POST /withdraw': { ...many, body: ManyItems, answer: Published },
  'POST /items/works/availability': { ...many, body: SetAvailability, answer: AvailabilitySet },
  'POST /items/works/order': { ...many, body: MoveItems },
} satisfies Routes;

export const removalRoutes = {
  'GET /items/:shelf/:id/references': {
    params: OfItem,
    answer: Type.Object({ items: Type.Array(Referring) }),
  },
  'GET /items/:shelf/:id/named-in': { params: OfItem, answer: NamedIn },
  'DELETE /items/:shelf/:id': { ...publishers, params: OfItem, answer: Removed },
} satisfies Routes;

/** Times at which things happen by themselves, and who says that the clock is right by which they do. */
export const scheduleRoutes = {
  'PUT /items/:shelf/:id/schedule': { ...publishers, params: OfItem, body: SetSchedule, answer: OpenItem },
  'DELETE /items/:shelf/:id/schedule': { ...publishers, params: OfItem, answer: OpenItem },
  'PUT /home/news/:news/end': { ...publishers, params: OfNews, body: SetNewsEnd, answer: OpenItem },
  'DELETE /home/news/:news/end': { ...publishers, params: OfNews, answer: OpenItem },
  'POST /clock': publishers,
  'GET /event-moments': { ...publishers, answer: Type.Array(EventMoments) },
} satisfies Routes;

const OfVersion = Type.Object({
  ...OfItem.properties,
  number: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});

export const historyRoutes = {
  'GET /items/:shelf/:id/history': { params: OfItem, answer: History },
  'GET /items/:shelf/:id/history/:number': { params: OfVersion, answer: Version },
} satisfies Routes;
