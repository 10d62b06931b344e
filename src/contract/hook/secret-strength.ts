const ENOUGH_BITS = 80;

/** Bits a character: hexadecimal digits, or a little less than base64 when both cases occur. */
const SIGN_BITS = { few: 4, many: 5 };
/** Of an unknown word: one of 7,776 (diceware). */
const WORD_BITS = 13;
const WORD = /^(\p{Lu}?\p{Ll}{4,}|\p{Lu}{5,})/u;
const KNOWN_BITS = 5;
const KNOWN_LENGTH = 5;

const KNOWN = `
  0123456789 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm azertyuiop qsdfghjklm
  secret password passphrase motdepasse changeme change-me letmein administrator default example sample dummy
  development production replace random string enough characters please value insert openssl token signature private
  shared rebuild rebuild_secret webhook gatsby gallery galerie website meubles-et-lumieres furniture lights works
  correct horse battery staple deadbeef cafebabe
`
  .trim()
  .split(/\s+/)
  .flatMap((word) => [word, [...word].reverse().join('')]);

/** Digits and signs that people write for letters. */
const STAND_INS: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** 16 random bytes in hexadecimal, 24 in base64 and six diceware words pass. */
export const isWeakSecret = (secret: string): boolean => bitsOf(secret) < ENOUGH_BITS;

function bitsOf(secret: string): number {
  const text = secret.toLowerCase();
  const letters = text.replace(/[013457@$]/g, (sign) => STAND_INS[sign] ?? sign);
  const signBits = /\p{Ll}/u.test(secret) && /\p{Lu}/u.test(secret) ? SIGN_BITS.many : SIGN_BITS.few;
  let bits = 0;
  for (let at = 0; at < text.length; ) {
    const known = Math.max(knownAt(text, at), knownAt(letters, at));
    const [word = ''] = WORD.exec(secret.slice(at)) ?? [];
    bits += known ? KNOWN_BITS : word ? WORD_BITS : signBits;
    at += known || word.length || 1;
  }
  return bits;
}

function knownAt(text: string, at: number): number {
  const sources = [...KNOWN, text.slice(0, at)];
  const isKnown = (length: number): boolean =>
    at + length <= text.length && sources.some((source) => source.includes(text.slice(at, at + length)));
  let length = KNOWN_LENGTH - 1;
  while (isKnown(length + 1)) length += 1;
  return length < KNOWN_LENGTH ? 0 : length;
}
