import { fold } from '../../../src/contract/text/fold';

/** 'Vasselot, Armand' and 'ARMAND VASSELOT' are one. No TypeBox: browsers load this file. */
export const nameKey = (name: string): string => (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');

/** 'unknown English, Staffordshire': nobody whom a page could be about. */
export const isNobodysName = (name: string): boolean =>
  /^(?:unknown|unidentified|anonymous|inconnue?|anonyme)\b/i.test(name);
