import { EDGE_PROVIDERS, type EdgeOptions } from './edge-provider';

export const EDGE_NEEDS =
  `EDGE_CACHE one of ${EDGE_PROVIDERS.join(', ')}, EDGE_PURGE_URL its http(s) address (several with commas between them), ` +
  `with ?site_id= for netlify, EDGE_PURGE_TOKEN 8 to 500 letters, digits and signs, which all but varnish need`;

const TOKEN = /^[!-~]{8,500}$/;

export function readEdge(env: NodeJS.ProcessEnv, problems: string[]): EdgeOptions | undefined {
  const [name, list, token] = ['EDGE_CACHE', 'EDGE_PURGE_URL', 'EDGE_PURGE_TOKEN'].map(
    (setting) => env[setting]?.trim() ?? '',
  ) as [string, string, string];
  const provider = EDGE_PROVIDERS.find((known) => known === name);
  const purgeUrls = list.split(',').flatMap((url) => url.trim() || []);
  const isMissing = (setting: string): string => `${setting} is missing, which EDGE_CACHE needs`;
  if (name && !provider) problems.push(`EDGE_CACHE is '${name}'`);
  if (!purgeUrls.every(isAddress)) problems.push(`EDGE_PURGE_URL is '${list}'`);
  // The token is not quoted: logs must not hold secrets.
  if (token && !TOKEN.test(token)) problems.push('EDGE_PURGE_TOKEN is malformed');
  if (!provider) {
    if ((list || token) && !name)
      problems.push('EDGE_PURGE_URL or EDGE_PURGE_TOKEN is set without EDGE_CACHE');
    return undefined;
  }
  if (purgeUrls.length === 0) problems.push(isMissing('EDGE_PURGE_URL'));
  if (!token && provider !== 'varnish') problems.push(isMissing('EDGE_PURGE_TOKEN'));
  if (provider === 'netlify' && !purgeUrls.every(hasSite))
    problems.push(`EDGE_PURGE_URL has no ?site_id=, which netlify needs`);
  return { provider, purgeUrls, token };
}

const isAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const hasSite = (url: string): boolean =>
  !isAddress(url) || new URL(url).searchParams.get('site_id') !== null;
