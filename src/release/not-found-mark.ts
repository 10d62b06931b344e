import { escapeHtml } from '../contract/text/escape-html';

/** Attribute of the paragraph in the page for 404 that says which address was not found, for who sends it. */
export const NOT_FOUND_MARK = 'data-not-found';

const PLACE = new RegExp(`(<p [^>]*${NOT_FOUND_MARK}[^>]*>)[^<]*`);

/** @param html a page without that paragraph, as those of earlier releases, stays as it is */
export const withNotFound = (html: string, text: string): string =>
  html.replace(PLACE, (_, opening: string) => opening + escapeHtml(text));
