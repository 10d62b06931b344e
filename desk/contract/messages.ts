import { Type, type Static } from '@sinclair/typebox';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { oneOf } from '../../src/contract/one-of';
import type { Availability, Dimensions } from '../../src/contract/work';

/** What became of a message of a visitor. */
export const MESSAGE_STATES = ['new', 'answered', 'archived'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const closed = { additionalProperties: false };
/** What somebody looks for in a list. */
export const Wanted = Type.String({ maxLength: 200 });
/** Where the page before has ended. */
export const After = Type.String({ maxLength: 400 });

export const ListMessages = Type.Object({
  state: Type.Optional(oneOf(MESSAGE_STATES)),
  q: Type.Optional(Wanted),
  after: Type.Optional(After),
});
export type ListMessages = Static<typeof ListMessages>;

export const ChangeMessage = Type.Object(
  { state: Type.Optional(oneOf(MESSAGE_STATES)), isMine: Type.Optional(Type.Boolean()) },
  closed,
);
export type ChangeMessage = Static<typeof ChangeMessage>;

export const AddNote = Type.Object(
  { note: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }) },
  closed,
);

/** A picture as lists and cards show it; addresses are root-relative. */
export interface Thumb {
  url: string;
  width: number;
  height: number;
  alt: string;
  /** The same view in the evening. */
  night: string | null;
}

/** A message as a list shows it. */
export interface MessageLine {
  id: number;
  at: string;
  name: string;
  /** How it begins. */
  beginning: string;
  locale: LocaleCode;
  state: MessageState;
  /** Of the first work that it is about. */
  picture: Thumb | null;
  /** Who has said that they answer it. */
  answering: string | null;
}

/** A page of a list: `next` is where the one after begins. */
export interface Page<Line> {
  lines: Line[];
  next: string | null;
}

export interface MessagePage extends Page<MessageLine> {
  counts: Record<MessageState, number>;
  /** Below the new ones, those that were answered last. */
  lately: MessageLine[];
}

/** A work as it stands beside what visitors write of it. */
export interface WorkCard {
  id: string;
  title: string;
  /** In the language of the visitor. */
  titleThere: string;
  creators: string;
  date: string | null;
  reference: string;
  dimensions: Dimensions | null;
  availability: Availability;
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

/** A message with all that is known around it. */
export interface Message extends Omit<MessageLine, 'beginning' | 'picture'> {
  email: string;
  phone: string | null;
  prefers: 'email' | 'phone';
  text: string;
  answeredAt: string | null;
  answeredBy: string | null;
  isMine: boolean;
  works: WorkCard[];
  /** Works that the catalogue no longer has, by their ids. */
  gone: string[];
  event: { title: string; day: string } | null;
  /** What the same address has written besides, the last first. */
  others: MessageLine[];
  /** How many other persons have asked about the same works in a month. */
  alsoAsked: number;
  notes: Note[];
  /** Days after which a message is erased by itself; null where it is kept. */
  keptDays: number | null;
}
