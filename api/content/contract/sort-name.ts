/** 'Marthe Solanes' becomes 'Solanes, Marthe': lists of creators are in the order of their last names, firms of their first words. */
export function sortName(name: string): string {
  if (isFirmName(name)) return name.trim();
  const words = name.trim().split(/\s+/);
  const last = words.pop() ?? '';
  return words.length > 0 ? `${last}, ${words.join(' ')}` : last;
}

/** What ends the name of a firm; short ones only in their own capitals, as names of people have the letters too. */
const END =
  /(?:^|[\s,])(?:(?:[Ii]nc|INC|[Ll]td|LTD|[Cc]orp|[Cc]o)\.?|[Ll]imited|LL[CP]|PLC|plc|GmbH|ApS|[AIK]\/S|A[BGS]|KG|O[yY]|S\.?A\.?(?:S\.?)?|S\.?A\.?R\.?L\.?|[Ss]\.?[Pp]\.?[Aa]\.?|[Ss]\.?[Rr]\.?[Ll]\.?|B\.?V\.?|N\.?V\.?)$/;
const WORD =
  /(?<!\p{L})(?:associates|associés|company|compagnie|cie|brothers|bros|frères|studios?|ateliers?|workshops?|éditions|manufacture|maison|gallery|galerie)(?!\p{L})/iu;
/** What stands behind an '&' in the name of one firm: sons, partners. */
const BEHIND_AND =
  '(?:sons?|söhne|sohn|fils|filles|daughters|brothers|bros|frères|figli|hijos|söner|zonen|company|compagnie|co|cie|associates|associés|partners?)(?!\\p{L})';

/** '&', 'and' or 'et' between names, but not where it belongs to one firm: 'Hart & Sons'. */
export const AND = new RegExp(`\\s*&(?!\\s*${BEHIND_AND})\\s*|\\s+(?:and|et)(?!\\s+${BEHIND_AND})\\s+`, 'iu');

/** Whether a name is evidently none of a person, whose words could be put in another order. */
export const isFirmName = (name: string): boolean => name.includes('&') || END.test(name) || WORD.test(name);
