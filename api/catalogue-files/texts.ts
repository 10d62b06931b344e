import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { LinkAddress } from '../../src/contract/addresses';
import { BOUNDS } from '../../src/contract/forms/bounds';
import { Html as HtmlText, Text } from '../../src/contract/common';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import sanitizeHtml from 'sanitize-html';
import { HTML_SUBSET } from '../../src/contract/text/html-subset';

/** Keeps the contract's subset of HTML and takes everything else out, unsafe link targets included. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, HTML_SUBSET).trim();
}

/** Something written per language; a language may be missing. */
export type Localised<T> = Partial<Record<LocaleCode, T>>;

/** A misspelt field is a mistake to report, not a field to ignore. */
export const CLOSED = { additionalProperties: false };

const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: BOUNDS.slug.max });

/** A file lies in files/ itself. */
const PdfName = Type.String({ pattern: '^[^/\\\\]+\\.pdf$' });

const Html = Type.Transform(Type.String({ ...HtmlText, minLength: 1 }))
  .Decode(safeHtml)
  .Encode((html) => html);

/**
 * The schemas of bilingual texts for a file that exists in the given languages: each of them must be written,
 * the others may be left out.
 */
export function textsIn(languages: readonly LocaleCode[]) {
  const inEach = <T extends TSchema>(text: T) => {
    const fields = LOCALE_CODES.map((code) => [code, languages.includes(code) ? text : Type.Optional(text)]);
    return Type.Unsafe<Localised<Static<T>>>(Type.Object(Object.fromEntries(fields), CLOSED));
  };
  return {
    slug: inEach(Slug),
    line: inEach(Text),
    link: inEach(LinkAddress),
    lineOrNothing: inEach(Type.String()),
    lines: inEach(Type.Array(Text)),
    pdfName: inEach(PdfName),
    html: inEach(Html),
    htmlLines: inEach(Type.Array(Html)),
  };
}
export type Texts = ReturnType<typeof textsIn>;
