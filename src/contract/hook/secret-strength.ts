/** What an estimate has to come to: 2^80 tries are out of everybody's reach. */
const ENOUGH_BITS = 80;

/** Bits of a sign: as of a hexadecimal number, or less than of base64 where there are letters of both cases. */
const SIGN_BITS = { few: 4, many: 5 };
/** Of a word that nobody knows: one of 7,776. */
const WORD_BITS = 13;
const WORD = /^(\p{Lu}?\p{Ll}{4,}|\p{Lu}{5,})/u;
/** Of what can be guessed as a whole, however long it is: which one, and where. */
const KNOWN_BITS = 5;
const KNOWN_LENGTH = 5;

/** Rows of keys and of the alphabet, and the words of those who have to think of a secret for this. */
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

/** Digits and signs that stand for letters in words that are to look random. */
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

/**
 * Whether a secret can be guessed, as far as its looks tell: what is short, repeated, a row of keys or made of words. Random
 * numbers of 16 bytes in hexadecimal digits, or of 24 in base64, and six words by dice cannot.
 */
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

/** How many signs from a place on are a known word or row, a part of one, or were there before; 0 for a few. */
function knownAt(text: string, at: number): number {
  const sources = [...KNOWN, text.slice(0, at)];
  const isKnown = (length: number): boolean =>
    at + length <= text.length && sources.some((source) => source.includes(text.slice(at, at + length)));
  let length = KNOWN_LENGTH - 1;
  while (isKnown(length + 1)) length += 1;
  return length < KNOWN_LENGTH ? 0 : length;
}
