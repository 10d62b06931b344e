import type { Cause } from './contract/releases';

/** The first that fits. */
const WORDS: [RegExp, Cause][] = [
  [/far fewer pages/i, 'fewerPages'],
  [/The build lacks/i, 'pagesMissing'],
  [/ENOSPC|EDQUOT|no space left/i, 'room'],
  [/ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|fetch failed|GALLERY_API_URL|answered? 5\d\d/i, 'apiAway'],
  [/took more than \d+ minutes/i, 'hung'],
  [/heap out of memory|SIGKILL|SIGABRT/i, 'memory'],
  [/function of the new release/i, 'function'],
  [/\.yaml\b/i, 'file'],
];

export const causeOf = (reason: string): Cause => WORDS.find(([words]) => words.test(reason))?.[1] ?? 'other';
