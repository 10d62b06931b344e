/** Text in Windows-1252, the letters of a PDF's standard fonts. */
export interface WinAnsiText {
  text: string;
  /** False when a letter was replaced. */
  exact: boolean;
}

const KNOWN = /^[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/;
const SPACES = /[\s\u00a0\u202f]+/g;
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const COMBINING = /\p{M}/gu;
/** Letters that do not decompose, and signs that look like another one. */
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

/** Spaces become plain, accents beyond French are dropped ('Dvořák' → 'Dvorak'), other scripts become '?'. */
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
