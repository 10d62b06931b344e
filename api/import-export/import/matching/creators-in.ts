import { AND, isFirmName } from '../../../content/contract/sort-name';
import { isNobodysName } from '../../contract/name-key';
import { wordsOf } from '../cells/plain';
import { attributed, isBehind } from './attribution';

/** A name in a cell. */
export interface NamedCreator {
  name: string;
  /** What it was parted from at an 'and' or a qualifier, which may be one name. */
  within?: string;
}

export interface CreatorsInCell {
  named: NamedCreator[];
  /** What is said beside the names and is neither a role nor a year: 'attributed to'. */
  note: string;
}

/** Characters; what is longer is no single name. */
const MOST = 200;

/** Signs that part names, the clearest first; the slash of 'A/S' is none. */
const LINES = /\s*[;\n]\s*/;
const SLASH = /\s*(?:\||(?<!(?:^|\P{L})\p{L})\/|\/(?!\p{L}(?:\P{L}|$)))\s*/u;
const BETWEEN = [LINES, SLASH, AND];

const IN_BRACKETS = /[([]([^()[\]]*)[)\]]/g;
const ROLE =
  /^(?:(?:designers?|makers?|manufacturers?|architects?|artists?|sculptors?|ceramists?|ceramicists?|cabinetmakers?|editors?|publishers?|producers?|créat(?:eur|rice)s?|dessinat(?:eur|rice)s?|fabricants?|architectes?|artistes?|sculpt(?:eur|rice)s?|céramistes?|ébénistes?|édit(?:eur|rice)s?|designed|made|by|and|et)(?:[\s/,;&]+|$))+$/i;
const YEAR = /\d{4}/;
/** Without brackets: a span, or a year of which it says what it is. */
const YEARS = /,?\s+(?:(?:b\.|born|née?(?: en)?)\s*\d{4}|\d{4}\s*[-–—]\s*(?:\d{2,4})?)$/iu;
const NOBODY =
  /^(?:(?:unknown|unidentified|anonymous|anon|inconnue?|anonyme)(?: (?:maker|designer|artist|manufacturer|createur|auteur|fabricant|artiste))?|(?:maker|designer|artist|manufacturer|createur|auteur|fabricant|artiste) (?:unknown|unidentified|inconnu|anonyme))$/;

/** Names in a cell: several are parted by a sign or a word, by commas only where each part is known. */
export function creatorsIn(text: string, isKnown: (name: string) => boolean): CreatorsInCell {
  const notes: string[] = [];
  const qualified: { said: string[]; name: string }[] = [];
  const parted = (name: string, signs: readonly RegExp[]): NamedCreator[] => {
    if (isKnown(tidy(name))) return [{ name: tidy(name) }];
    const bare = tidy(tidy(name).replace(YEARS, ''));
    // Of several names with a sign between them, each has its own.
    if (signs.length > 1) return bare.split(signs[0]!).flatMap((part) => parted(part, signs.slice(1)));
    const { name: whole, said, mayBeName } = attributed(bare);
    if (whole === '' || NOBODY.test(wordsOf(whole))) return [];
    if (said.length > 0) qualified.push({ said, name: whole });
    const named = partedWithin(whole, signs);
    return mayBeName && named.length === 1 ? [{ ...named[0]!, within: bare }] : named;
  };
  const partedWithin = (whole: string, [sign]: readonly RegExp[]): NamedCreator[] => {
    if (isKnown(whole)) return [{ name: whole }];
    if (!sign) {
      const names = whole.split(',').map(tidy).filter(Boolean);
      return (names.every(isKnown) ? names : [whole]).map((one) => ({ name: one }));
    }
    const parts = whole.split(sign);
    if (parts.length === 1 || !parts.every((part) => isKnown(tidy(part)) || isWholeName(part)))
      return partedWithin(whole, []);
    return parts
      .flatMap((part) => parted(part, []))
      .map((one) => (whole.length > MOST ? one : { ...one, within: whole }));
  };
  if (isKnown(tidy(text))) return { named: [{ name: tidy(text) }], note: '' };
  const unbracketed = text.replace(/[^\S\n]+/g, ' ').replace(IN_BRACKETS, (_, inner: string) => {
    const said = tidy(inner);
    if (said !== '' && !ROLE.test(said) && !YEAR.test(said)) notes.push(said);
    return '';
  });
  const named = parted(unbracketed, BETWEEN);
  for (const { said, name } of qualified)
    notes.push(...said.map((one) => (named.length > 1 ? withName(one, name) : one.toLowerCase())));
  return { named, note: [...new Set(notes)].join('; ') };
}

/** 'after Maja Lindqvist', where somebody else is named as well. */
const withName = (said: string, name: string): string => {
  const words = said.toLowerCase();
  return isBehind(words) ? `${name} ${words}` : `${words} ${name}`.replace(/(?<=['’]) /, '');
};

/** 'J.' of 'J. & J. W. Woodhall' and 'Charles' of 'Charles & Ray' are parts of one. */
const isWholeName = (part: string): boolean =>
  (part.match(/\p{L}{2,}/gu) ?? []).length > 1 || /\p{L}\.?\s+\p{L}{2,}/u.test(part);

/** A name as it is public: 'Tessandier, Lucien' becomes 'Lucien Tessandier', what is no person's stays as it is. */
export function publicName(name: string): string {
  const [last, first, ...others] = name.split(',').map(tidy);
  const isPerson =
    last && first && others.length === 0 && !isFirmName(name) && !isNobodysName(name) && !SUFFIX.test(name);
  return isPerson ? `${first} ${last}` : name;
}

const SUFFIX = /,\s*(?:jr|sr|i{2,3})\.?$/i;
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
