import type { Availability } from '../../../../src/contract/items/work';
import { wordsOf } from './plain';

const oneOf =
  <Value>(known: readonly (readonly [Value, readonly string[]])[]) =>
  (text: string): Value | undefined => {
    // A sign says something too: '✓'.
    const words = wordsOf(text) || text.trim();
    return known.find(([, names]) => names.includes(words))?.[0];
  };

const TICKS = ['✓', '✔', '☑'];

/** In English and French, as lists have them; undefined for other words. */
export const availabilityIn = oneOf<Availability>([
  ['available', ['available', 'for sale', 'in stock', 'disponible', 'a vendre', 'en vente', 'en stock']],
  ['sold', ['sold', 'sold out', 'vendu', 'vendue', 'vendus', 'vendues', ...TICKS]],
]);

export const isSoldIn = oneOf<boolean>([
  [
    true,
    [
      'yes',
      'y',
      'true',
      'x',
      '1',
      'sold',
      'oui',
      'o',
      'vrai',
      'vendu',
      'vendue',
      'vendus',
      'vendues',
      ...TICKS,
      ...'√●•',
    ],
  ],
  [false, ['no', 'n', 'false', '0', 'available', 'non', 'faux', 'disponible', ...'✗✘☐']],
]);

type Grouping = 'single' | 'pair' | 'set';
const groupingWordIn = oneOf<Grouping>([
  ['single', ['single', 'one', 'piece seule', 'seul', 'seule', 'unite', 'a l unite', '1']],
  ['pair', ['pair', 'a pair', 'paire', 'la paire', '2']],
  ['set', ['set', 'a set', 'ensemble', 'suite', 'serie', 'lot']],
]);
/** 'set of 6', 'suite de 4'; a number above two alone. */
const SET = /^(?:(?:a |un |une )?(?:set|suite|serie|ensemble|lot|group|groupe) (?:of|de) \S+|[3-9]|[1-9]\d)$/;

/** A word, or how many: two are a pair, more a set. */
export const groupingIn = (text: string): Grouping | undefined =>
  groupingWordIn(text) ?? (SET.test(wordsOf(text)) ? 'set' : undefined);

export const mountingIn = oneOf<'floor' | 'table' | 'wall' | 'ceiling'>([
  ['floor', ['floor', 'sol', 'le sol', 'au sol']],
  ['table', ['table', 'une table', 'desk', 'bureau']],
  ['wall', ['wall', 'mur', 'un mur', 'mural', 'murale', 'applique']],
  ['ceiling', ['ceiling', 'plafond', 'un plafond', 'suspension']],
]);
