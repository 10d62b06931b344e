import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { oneOf } from '../../../src/contract/one-of';
import { Vat } from '../../../src/contract/rooms/room';
import { Dimensions, Price } from '../../../src/contract/collections/values';
import { Availability } from '../../../src/contract/items/work';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { orNull, recordOf } from '../../desk/contract/shapes';
import type { Routes } from '../../desk/contract/route';

export const MESSAGE_STATES = ['new', 'answered', 'archived'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const closed = { additionalProperties: false };
export const Wanted = Type.String({ maxLength: 200 });
/** Cursor: the end of the page before. */
export const After = Type.String({ maxLength: 400 });

const ListMessages = Type.Object({
  state: Type.Optional(oneOf(MESSAGE_STATES)),
  q: Type.Optional(Wanted),
  after: Type.Optional(After),
});

/** `seen`: what the screen showed, so that nobody overwrites what a colleague did meanwhile. */
export const ChangeMessage = Type.Object(
  {
    state: Type.Optional(oneOf(MESSAGE_STATES)),
    isMine: Type.Optional(Type.Boolean()),
    isSuspected: Type.Optional(Type.Boolean()),
    seen: Type.Optional(
      Type.Object(
        {
          state: Type.Optional(oneOf(MESSAGE_STATES)),
          answering: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type ChangeMessage = Static<typeof ChangeMessage>;

const AddNote = Type.Object({ note: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }) }, closed);

/** Addresses are root-relative. */
export const Thumb = Type.Object({
  url: Type.String(),
  width: Type.Number(),
  height: Type.Number(),
  alt: Type.String(),
  night: orNull(Type.String()),
});
export type Thumb = Static<typeof Thumb>;
/** Of what is described elsewhere, and has no second picture. */
export const PlainThumb = Type.Omit(Thumb, ['night', 'alt']);

export const MessageLine = Type.Object({
  id: Type.Number(),
  at: Type.String(),
  name: Type.String(),
  /** The first characters of its text. */
  beginning: Type.String(),
  locale: oneOf(LOCALE_CODES),
  state: oneOf(MESSAGE_STATES),
  /** Of the first work it is about. */
  picture: orNull(Thumb),
  /** Name of the person who is answering. */
  answering: orNull(Type.String()),
  /** The field for robots was filled, and nobody has said that it is no spam. */
  isSuspected: Type.Boolean(),
});
export type MessageLine = Static<typeof MessageLine>;

/** `next` is the cursor of the next page. */
export interface Page<Line> {
  lines: Line[];
  next: string | null;
}

export const pageOf = <Line extends TSchema>(line: Line) =>
  Type.Object({ lines: Type.Array(line), next: orNull(Type.String()) });

export const MessagePage = Type.Object({
  ...pageOf(MessageLine).properties,
  counts: recordOf(MESSAGE_STATES, Type.Number()),
  /** The latest answered messages, shown below the new ones. */
  lately: Type.Array(MessageLine),
});
export type MessagePage = Static<typeof MessagePage>;

export const WorkCard = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** In the visitor's language. */
  titleThere: Type.String(),
  creators: Type.String(),
  date: orNull(Type.String()),
  reference: Type.String(),
  dimensions: orNull(Dimensions),
  availability: Availability,
  /** That of the room which the message came from, else the public one; null where there is none. */
  price: orNull(Price),
  /** Of an amount that the room gives. */
  givenVat: Type.Optional(Vat),
  /** Something that can be lit. */
  isLight: Type.Boolean(),
  isPublic: Type.Boolean(),
  picture: orNull(Thumb),
});
export type WorkCard = Static<typeof WorkCard>;

export const Note = Type.Object({
  id: Type.Number(),
  at: Type.String(),
  name: Type.String(),
  note: Type.String(),
  isMine: Type.Boolean(),
});
export type Note = Static<typeof Note>;

export const Message = Type.Object({
  ...Type.Omit(MessageLine, ['beginning', 'picture']).properties,
  /** Empty where it came from a room whose client has told none. */
  email: Type.String(),
  phone: orNull(Type.String()),
  prefers: oneOf(['email', 'phone'] as const),
  text: Type.String(),
  answeredAt: orNull(Type.String()),
  answeredBy: orNull(Type.String()),
  isMine: Type.Boolean(),
  works: Type.Array(WorkCard),
  /** Address of the site's page that shows them as the visitor has placed them side by side. */
  arranged: orNull(Type.String()),
  /** Ids of works that are no longer in the catalogue. */
  gone: Type.Array(Type.String()),
  event: orNull(Type.Object({ title: Type.String(), day: Type.String() })),
  /** The room that it is an answer from. */
  room: orNull(Type.Object({ id: Type.Number(), title: Type.String(), client: Type.String() })),
  /** Other messages of the same address, newest first. */
  others: Type.Array(MessageLine),
  /** Other persons who asked about the same works within a month. */
  alsoAsked: Type.Number(),
  notes: Type.Array(Note),
  /** Days before it is erased; null where it is kept. */
  keptDays: orNull(Type.Number()),
});
export type Message = Static<typeof Message>;

/** Told live. `last`: the highest id of a state, so that one that comes as another goes shows. */
export const MessagesMark = Type.Array(
  Type.Object({ state: oneOf(MESSAGE_STATES), count: Type.Number(), last: Type.Number() }),
);
export type MessagesMark = Static<typeof MessagesMark>;

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const OfMessage = Type.Object({ id: Id });
const OfNote = Type.Object({ id: Id, note: Id });

export const messageRoutes = {
  'GET /messages': { query: ListMessages, answer: MessagePage },
  'GET /messages/:id': { params: OfMessage, answer: Message },
  'PATCH /messages/:id': { params: OfMessage, body: ChangeMessage, answer: Message },
  'POST /messages/:id/notes': { params: OfMessage, body: AddNote, answer: Message },
  'DELETE /messages/:id/notes/:note': { params: OfNote, answer: Message },
} satisfies Routes;
