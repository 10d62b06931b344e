/** A text in the letters that the standard fonts of a PDF have (Windows-1252). */
export interface WinAnsiText {
  text: string;
  /** False when a letter had to be written with another one. */
  exact: boolean;
}

/** Latin-1 and what Windows-1252 has beyond it. */
const KNOWN = /^[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/;
const SPACES = /[\s\u00a0\u202f]+/g;
/** Marks without width: soft hyphens, joiners, byte order marks. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const COMBINING = /\p{M}/gu;
/** Letters that are not made of a letter and an accent, and signs that look like another one. */
const LOOKALIKES: Record<string, string> = {
  '‐': '-',
  '‑': '-',
  '−': '-',
  ʼ: '’',
  '′': "'",
  '″': '"',
  '⁄': '/',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ẞ: 'SS',
};

/**
 * French letters and typography stay, all spaces become plain ones, other accents are taken off ('Dvořák' is found as
 * 'Dvorak'), and a letter of another script is '?'.
 */
export function toWinAnsi(text: string): WinAnsiText {
  const composed = text.normalize('NFC').replace(UNSEEN, '').replace(SPACES, ' ');
  const written = [...composed].map(written1252).join('');
  return { text: written, exact: written === composed };
}

function written1252(letter: string): string {
  if (KNOWN.test(letter)) return letter;
  const plain = [...letter.normalize('NFKD').replace(COMBINING, '')];
  return plain.map((part) => LOOKALIKES[part] ?? (KNOWN.test(part) ? part : '?')).join('');
}
