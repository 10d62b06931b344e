import type { MessageKey } from '../i18n/message-key';

export const FEED_SECTIONS = {
  works: 'nav.works',
  events: 'nav.events',
  press: 'nav.press',
} as const satisfies Record<string, MessageKey>;

export type FeedSection = keyof typeof FEED_SECTIONS;
export const FEED_SECTION_NAMES = Object.keys(FEED_SECTIONS) as FeedSection[];
