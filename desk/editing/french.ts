/** From `start` to the caret stood `typed`; French typography wants `put`. */
export interface Fix {
  start: number;
  typed: string;
  put: string;
}

const NARROW = '\u202f';
const SPACE_AT_END = /[ \u00a0\u202f]$/;
/** Addresses and clock times have no space before their colon. */
const NO_SPACE_BEFORE_COLON = /(\b(https?|mailto|tel)|\d)$/i;
/** An address that is being typed: its marks belong to it. */
const ADDRESS = /(https?:\/\/|mailto:|www\.|(^|[\s(«])\/)\S*$/i;

/** @param before the text up to the caret, with the character that was just typed */
export function frenchFix(before: string): Fix | undefined {
  const typed = before.slice(-1);
  const text = before.slice(0, -1);
  const fix = (put: string, dropped = 0): Fix => ({
    start: text.length - dropped,
    typed: text.slice(text.length - dropped) + typed,
    put,
  });
  if (`';:!?`.includes(typed) && ADDRESS.test(text)) return undefined;
  const space = SPACE_AT_END.test(text) ? 1 : 0;
  if (typed === "'") return fix('’');
  if (typed === '"') return /(^|[\s([—–-])$/.test(text) ? fix(`«${NARROW}`) : fix(`${NARROW}»`, space);
  if (typed === '«') return fix(`«${NARROW}`);
  if (typed === ' ' && text.endsWith(`«${NARROW}`)) return fix('');
  const isMark = ';:!?»'.includes(typed) && typed !== '';
  if (!isMark || text === '' || text.endsWith(NARROW) || /[!?«(]$/.test(text)) return undefined;
  if (typed === ':' && space === 0 && NO_SPACE_BEFORE_COLON.test(text)) return undefined;
  return fix(NARROW + typed, space);
}
