import type { Making, TextField } from './with-texts';

/** Ends or begins something in each thing that a text is written into, and is nothing but text. No fault of the contract. */
export const HOSTILE = [
  // HTML, the scripts and comments of a page, XML
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '\u2028',
  '&lt;/script&gt;&lt;script&gt;alert(1)',
  ']]>',
  // lines of cards, calendars, mails, Markdown
  '\u2029\r\nBEGIN:VEVENT\r\nX-FORGED:1\r\n\r\n## forged\r\n- [forged](/)\r\n\tX-FOLDED;',
  // directions, letters of several signs
  '\u202eturned\u202c\u2067\u200fturned\u2069',
  '👩\u200d🎨e\u0301\u0323',
  // tables, placeholders, escapes, names of JavaScript
  '=cmd|\' /C calc\'!A0 $& $` $1 {{title}} {name} %E0%A4 \\n\\;\\, ](/) `*_ href="/x" __proto__ constructor',
  '"\'</title></style></textarea><img src="x" onerror="alert(1)" data-from-text>',
].join('');

/** More characters than any text needs, and no place where a line may end. */
export const LONG = 'Ô'.repeat(9_980) + '👩\u200d🎨'.repeat(4);

interface Addresses {
  lang: string;
  href: string;
  address: string;
}
const PLAIN_ADDRESSES = { lang: 'fr-Plain', href: '/plain-link', address: 'https://example.org/plain' };
const HOSTILE_ADDRESSES = {
  lang: '"><img data-from-text>',
  href: '/à/1945–1961?"><img/data-from-text>',
  address: 'https://example.org/"onerror="alert(1)\'<img/data-from-text>]]>&quot;$&',
};

const inHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const htmlOf = (text: string, { lang, href }: Addresses): string =>
  `<p>${inHtml(text)}</p><p lang="${inHtml(lang)}">pp. 1945–1961 <a href="${inHtml(href)}">a</a><a>b</a></p>`;
/** Nothing is left of it where it is shown. */
const NO_HTML_OF_THE_CONTRACT = [
  '<svg><style><!--</style><img src=x onerror=alert(1) data-from-text></svg><style>* { display: none }</style>',
  '<iframe srcdoc="<script>alert(1)</script>" data-from-text></iframe>',
  HOSTILE,
].join('');

/** Answers of texts that a reader can tell from each other, by the fields they stand in. */
interface Texts {
  making: Making;
  /** What a reader of these answers is to find where that of the plain ones finds this. */
  insteadOf: (plain: string) => string;
}

function textsOf(end: string, addresses: Addresses, rest = ''): Texts {
  const { lang, href, address } = PLAIN_ADDRESSES;
  const text = ({ path, isHtml }: TextField) =>
    isHtml ? htmlOf(`‹${path}›${end}`, addresses) + rest : `‹${path}›${end}`;
  return {
    making: { text, address: addresses.address },
    insteadOf: (plain) =>
      plain
        .replace(/‹[^›]+›/g, (field) => field + end)
        .replaceAll(lang, () => addresses.lang)
        .replaceAll(href, () => addresses.href)
        .replaceAll(address, () => addresses.address),
  };
}

export const PLAIN_TEXTS = textsOf('', PLAIN_ADDRESSES);
export const HOSTILE_TEXTS = textsOf(HOSTILE, HOSTILE_ADDRESSES, NO_HTML_OF_THE_CONTRACT);
export const LONG_TEXTS = textsOf(LONG, PLAIN_ADDRESSES);

/** What a field holds, and behind it a hostile text. */
export const hostileText = ({ value = '', isHtml }: TextField): string =>
  value + (isHtml ? htmlOf(HOSTILE, HOSTILE_ADDRESSES) + NO_HTML_OF_THE_CONTRACT : HOSTILE);
