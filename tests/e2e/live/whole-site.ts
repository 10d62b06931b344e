import pLimit from 'p-limit';
import { readCurrent } from '../../../host/releases/current-release';
import { pageDataPath } from '../../../src/release/page-data';
import type { OwnSite } from '../support/site/own-site';

/** Few enough at a time that nobody is given a page of before for the sake of others. */
const AT_A_TIME = 3;

export interface Answer {
  status: number;
  text: string;
}

const TEXT = /^(text\/|application\/(json|xml|atom\+xml|.*\+json))/;
/** Of the build itself, or of its code; and error pages, which follow with the release (docs/deploy.md). */
const NOT_CONTENT =
  /^\/(page-data\/(app-data|sq|(fr\/)?[45]\d\d(\.html)?\/)|icons\/|fonts\/)|\.(js|css|map|webmanifest)$|\.LICENSE\.txt$/;

export async function get(site: OwnSite, address: string): Promise<Answer> {
  const answer = await fetch(site.url + encodeURI(address));
  return { status: answer.status, text: await answer.text() };
}

/**
 * Everything that visitors and programs get from the site: what the release has, what its sitemap lists now, with the data of
 * each page, and what the search names now.
 */
export async function addressesOf(site: OwnSite): Promise<string[]> {
  const { manifest } = await readCurrent(site.deployDir);
  const built = Object.entries(manifest.files)
    .filter(
      ([address, { type, retired }]) =>
        TEXT.test(type) && retired === undefined && !NOT_CONTENT.test(address),
    )
    .map(([address]) => address)
    .filter((address) => !address.startsWith('/static/search/'));
  const { text: sitemap } = await get(site, '/sitemap-0.xml');
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => decodeURI(path) || '/',
  );
  const { text: search } = await get(site, '/search/index.json');
  const indexes = Object.values(JSON.parse(search) as Record<string, string>);
  return [...new Set([...built, ...listed, ...listed.map(pageDataPath), ...indexes])].sort();
}

/** What the site answers at each address, asked for once. */
export async function readAll(site: OwnSite, addresses: readonly string[]): Promise<Map<string, Answer>> {
  const limit = pLimit(AT_A_TIME);
  const answers = await Promise.all(
    addresses.map((address) => limit(async () => [address, await get(site, address)] as const)),
  );
  return new Map(answers);
}

/** Where the pages that are there lead to on the site, each address once with a page that does. */
function linksIn(answers: ReadonlyMap<string, Answer>): Map<string, string> {
  const links = new Map<string, string>();
  for (const [address, { status, text }] of answers) {
    if (status !== 200 || !text.startsWith('<!DOCTYPE html>')) continue;
    for (const [, path = ''] of text.matchAll(/ href="(\/[^"?#]*)/g))
      if (!path.startsWith('//')) links.set(decodeURI(path.replaceAll('&amp;', '&')), address);
  }
  return links;
}

/** The links of the site that lead nowhere, each with a page that has it. */
export async function deadLinks(site: OwnSite, answers: ReadonlyMap<string, Answer>): Promise<string[]> {
  const links = linksIn(answers);
  const others = [...links.keys()].filter((path) => !answers.has(path) && !path.startsWith('/media/'));
  const all = new Map([...answers, ...(await readAll(site, others))]);
  return [...links]
    .filter(([path]) => (all.get(path)?.status ?? 200) !== 200)
    .map(([path, page]) => `${page} leads to ${path}`);
}
