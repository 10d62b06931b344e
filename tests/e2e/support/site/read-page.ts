import { parse, type HTMLElement } from 'node-html-parser';
import { SITE } from './site';
import { visitorAgent } from '../browser/visitor-agent';

/** A page as it comes from the server, before any script runs. */
export interface ServedPage {
  status: number;
  headers: Headers;
  html: HTMLElement;
}

const known = new Map<string, Promise<ServedPage>>();

/** Fetches a page, once for each test file; redirects are not followed. */
export function readPage(path: string): Promise<ServedPage> {
  const page = known.get(path) ?? fetchPage(path);
  known.set(path, page);
  return page;
}

async function fetchPage(path: string): Promise<ServedPage> {
  const answer = await fetch(SITE.url + path, {
    redirect: 'manual',
    headers: { 'User-Agent': visitorAgent() },
  });
  // Left out of this list, noscript is read like any other element.
  const html = parse(await answer.text(), { blockTextElements: { script: true, style: true, pre: true } });
  return { status: answer.status, headers: answer.headers, html };
}

/** The text of the first element that a selector finds, its spaces tidied; '' without one. */
export const textOf = (html: HTMLElement, selector: string): string =>
  html.querySelector(selector)?.text.replace(/\s+/g, ' ').trim() ?? '';

/** An attribute of the first element that a selector finds. */
export const attributeOf = (html: HTMLElement, selector: string, name: string): string | undefined =>
  html.querySelector(selector)?.getAttribute(name);
