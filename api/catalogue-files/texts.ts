import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { LinkAddress } from '../../src/contract/addresses';
import type { Localized } from '../../src/contract/collections/stored';
import { BOUNDS } from '../../src/contract/forms/bounds';
import { Html as HtmlText, Text } from '../../src/contract/common';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { SLUG_PATTERN } from '../../src/contract/text/slug';
import sanitizeHtml from 'sanitize-html';
import { HTML_SUBSET } from '../../src/contract/text/html-subset';

/** Removes all but the contract's subset of HTML, and unsafe link targets. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, HTML_SUBSET).trim();
}

/** So that misspelt fields are reported. */
export const CLOSED = { additionalProperties: false };

const Slug = Type.String({ pattern: SLUG_PATTERN, maxLength: BOUNDS.slug.max });

/** Far fewer than a call to the host may name (src/contract/hook/changes.ts). */
export const MOST_FORMER_SLUGS = 50;

const FormerSlugs = Type.Array(Slug, { maxItems: MOST_FORMER_SLUGS, uniqueItems: true });
/** Also in languages in which the item is no more, or never was. */
const formerSlugs = Type.Unsafe<Localized<string[]>>(
  Type.Object(Object.fromEntries(LOCALE_CODES.map((code) => [code, Type.Optional(FormerSlugs)])), CLOSED),
);

const PdfName = Type.String({ pattern: '^[^/\\\\]+\\.pdf$' });
/** One is offered in every language where there is no other, as an article is that was written in one. */
const pdfName = Type.Unsafe<Localized<string>>(
  Type.Object(Object.fromEntries(LOCALE_CODES.map((code) => [code, Type.Optional(PdfName)])), {
    ...CLOSED,
    minProperties: 1,
  }),
);

const Html = Type.Transform(Type.String({ ...HtmlText, minLength: 1 }))
  .Decode(safeHtml)
  .Encode((html) => html);

/** Each of the file's languages is required, the others are optional. */
export function textsIn(languages: readonly LocaleCode[]) {
  const inEach = <T extends TSchema>(text: T) => {
    const fields = LOCALE_CODES.map((code) => [code, languages.includes(code) ? text : Type.Optional(text)]);
    return Type.Unsafe<Localized<Static<T>>>(Type.Object(Object.fromEntries(fields), CLOSED));
  };
  return {
    slug: inEach(Slug),
    formerSlugs,
    line: inEach(Text),
    link: inEach(LinkAddress),
    lineOrNothing: inEach(Type.String()),
    lines: inEach(Type.Array(Text)),
    pdfName,
    html: inEach(Html),
    htmlLines: inEach(Type.Array(Html)),
  };
}
export type Texts = ReturnType<typeof textsIn>;
