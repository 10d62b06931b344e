import { Type, type Static } from '@sinclair/typebox';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { oneOf } from '../../src/contract/one-of';
import type { Vat } from '../../src/contract/rooms/room';
import type { Availability, Dimensions, Price } from '../../src/contract/items/work';

export const MESSAGE_STATES = ['new', 'answered', 'archived'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const closed = { additionalProperties: false };
export const Wanted = Type.String({ maxLength: 200 });
/** Cursor: the end of the page before. */
export const After = Type.String({ maxLength: 400 });

export const ListMessages = Type.Object({
  state: Type.Optional(oneOf(MESSAGE_STATES)),
  q: Type.Optional(Wanted),
  after: Type.Optional(After),
});
export type ListMessages = Static<typeof ListMessages>;

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

export const AddNote = Type.Object(
  { note: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }) },
  closed,
);

/** Addresses are root-relative. */
export interface Thumb {
  url: string;
  width: number;
  height: number;
  alt: string;
  night: string | null;
}

export interface MessageLine {
  id: number;
  at: string;
  name: string;
  /** The first characters of its text. */
  beginning: string;
  locale: LocaleCode;
  state: MessageState;
  /** Of the first work it is about. */
  picture: Thumb | null;
  /** Name of the person who is answering. */
  answering: string | null;
  /** The field for robots was filled, and nobody has said that it is no spam. */
  isSuspected: boolean;
}

/** `next` is the cursor of the next page. */
export interface Page<Line> {
  lines: Line[];
  next: string | null;
}

export interface MessagePage extends Page<MessageLine> {
  counts: Record<MessageState, number>;
  /** The latest answered messages, shown below the new ones. */
  lately: MessageLine[];
}

export interface WorkCard {
  id: string;
  title: string;
  /** In the visitor's language. */
  titleThere: string;
  creators: string;
  date: string | null;
  reference: string;
  dimensions: Dimensions | null;
  availability: Availability;
  /** That of the room which the message came from, else the public one; null where there is none. */
  price: Price | null;
  /** Of an amount that the room gives. */
  givenVat?: Vat;
  /** Something that can be lit. */
  isLight: boolean;
  isPublic: boolean;
  picture: Thumb | null;
}

export interface Note {
  id: number;
  at: string;
  name: string;
  note: string;
  isMine: boolean;
}

export interface Message extends Omit<MessageLine, 'beginning' | 'picture'> {
  /** Empty where it came from a room whose client has told none. */
  email: string;
  phone: string | null;
  prefers: 'email' | 'phone';
  text: string;
  answeredAt: string | null;
  answeredBy: string | null;
  isMine: boolean;
  works: WorkCard[];
  /** Address of the site's page that shows them as the visitor has placed them side by side. */
  arranged: string | null;
  /** Ids of works that are no longer in the catalogue. */
  gone: string[];
  event: { title: string; day: string } | null;
  /** The room that it is an answer from. */
  room: { id: number; title: string; client: string } | null;
  /** Other messages of the same address, newest first. */
  others: MessageLine[];
  /** Other persons who asked about the same works within a month. */
  alsoAsked: number;
  notes: Note[];
  /** Days before it is erased; null where it is kept. */
  keptDays: number | null;
}

/** Told live. `last`: the highest id of a state, so that one that comes as another goes shows. */
export type MessagesMark = { state: MessageState; count: number; last: number }[];
