import type { ThemeUICSSObject } from 'theme-ui';
import { WORDMARK_TRACKING } from '../tokens';

const sans = { fontFamily: 'sans' } as const;
const serif = { fontFamily: 'serif' } as const;

export const textStyles = {
  display: {
    ...sans,
    fontSize: 'display',
    fontWeight: 'light',
    lineHeight: 1.14,
    letterSpacing: '-.01em',
    textWrap: 'balance',
  },
  title: {
    ...sans,
    fontSize: 'title',
    fontWeight: 'light',
    lineHeight: 1.2,
    letterSpacing: '-.005em',
    textWrap: 'balance',
  },
  workTitle: {
    ...serif,
    fontSize: 'title',
    fontStyle: 'italic',
    fontWeight: 'light',
    lineHeight: 1.14,
    letterSpacing: '-.012em',
    textWrap: 'balance',
  },
  lead: {
    ...serif,
    fontSize: 'lead',
    fontWeight: 'light',
    lineHeight: 1.32,
    letterSpacing: '-.008em',
    maxWidth: '30em',
    textWrap: 'pretty',
  },
  sub: { ...sans, fontSize: 'sub', lineHeight: 1.3 },
  read: {
    ...serif,
    fontSize: 'read',
    lineHeight: 1.6,
    letterSpacing: 0,
    maxWidth: '64ch',
    textWrap: 'pretty',
  },
  ui: { ...sans, fontSize: 'ui', lineHeight: 1.45, letterSpacing: '.01em' },
  label: { ...sans, fontSize: 'ui', lineHeight: 1.4, fontWeight: 'normal' },
  cap: { ...sans, fontSize: 'cap', lineHeight: 1.4, letterSpacing: '.01em' },
  note: { ...sans, fontSize: 'note', lineHeight: 1.5, letterSpacing: '.02em' },
  wordmark: {
    ...sans,
    fontSize: 'wordmark',
    lineHeight: 1,
    letterSpacing: WORDMARK_TRACKING,
    whiteSpace: 'nowrap',
  },
} satisfies Record<string, ThemeUICSSObject>;
