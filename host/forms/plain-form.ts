import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOCALE_FIELD } from '../../src/contract/forms/bounds';
import { FORM_PATHS } from '../../src/contract/forms/form-paths';
import { isSlug, slugList } from '../../src/contract/forms/slug-list';
import { LINK_PATHS, TOKEN_FIELD } from '../../src/contract/forms/mail-links';
import { fetchText } from '../../src/gallery/calls/fetch-text';
import { formResult, type FormResult } from '../../src/gallery/forms/form-result';
import { isLocaleCode, localeOfPath, type LocaleCode } from '../../src/i18n/locales';
import { withoutBehind } from '../../src/routes/without-behind';
import type { CurrentDeploy } from '../releases/current-release';
import { queryOf } from '../requests/request-path';
import type { SsrRenderer } from '../ssr/ssr-renderer';
import { sendDone } from './send-done';
import { sendRefused } from './send-refused';

interface FormTarget {
  apiUrl: string;
  apiTimeout: number;
  /** Bytes that a form may have. */
  limit: number;
  currentDeploy: CurrentDeploy;
  ssr: SsrRenderer;
}

const LINKS: readonly string[] = Object.values(LINK_PATHS).flatMap(Object.values);
const MIME_TYPE = 'application/x-www-form-urlencoded';

/** Without scripts the browser posts the form itself and shows what is answered. */
export const isPlainForm = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' &&
  Boolean(headers['content-type']?.startsWith(MIME_TYPE)) &&
  Boolean(headers.accept?.includes('text/html'));

export async function answerPlainForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { apiUrl, apiTimeout, limit, currentDeploy, ssr }: FormTarget,
): Promise<FastifyReply> {
  const body = String(request.body ?? '');
  const fields = new URLSearchParams(body);
  const language = fields.get(LOCALE_FIELD);
  const locale = isLocaleCode(language) ? language : localeBefore(request);
  fields.delete(LOCALE_FIELD);
  const query = pageBefore(request)?.search ?? '';
  if (request.sitePath === FORM_PATHS.contact) nameSubjects(fields, query);
  if (request.sitePath === FORM_PATHS.wish) copyNamed(fields, query, ['work', 'creator', 'type']);
  if (LINKS.includes(request.sitePath)) nameToken(fields, query, request.raw.url ?? '');

  const headers = {
    Accept: 'application/json',
    'X-localization': locale,
    'X-Forwarded-For': request.ip,
    'X-Forwarded-Host': request.host,
    ...(request.headers.origin !== undefined && { Origin: request.headers.origin }),
  };
  const init = { method: 'POST', headers, body: fields };
  const result: FormResult =
    Buffer.byteLength(body) > limit
      ? { ok: false, reason: 'too-large' }
      : formResult(await fetchText(apiUrl + request.sitePath, init, apiTimeout));
  const answered = { deploy: await currentDeploy(), locale };
  return result.ok
    ? sendDone(request, reply, result, { ...answered, fields })
    : sendRefused(request, reply, { ...answered, ssr, fields: [...fields], failure: result });
}

/** The contact page is the same file for every work; without scripts only the address names the subject. */
function nameSubjects(fields: URLSearchParams, query: string): void {
  copyNamed(fields, query, ['work', 'event']);
  const named = slugList(query);
  // Not twice, should the page's form name them as well.
  if (named) fields.delete('works');
  for (const slug of named ?? []) fields.append('works', slug);
}

function copyNamed(fields: URLSearchParams, query: string, names: readonly string[]): void {
  const named = new URLSearchParams(query);
  for (const name of names) {
    const slug = named.get(name);
    if (isSlug(slug)) fields.set(name, slug);
  }
}

/** The token is in the page's address; a mail program that unsubscribes (RFC 8058) posts its own. */
function nameToken(fields: URLSearchParams, query: string, own: string): void {
  const token =
    new URLSearchParams(queryOf(own)).get(TOKEN_FIELD) ?? new URLSearchParams(query).get(TOKEN_FIELD);
  if (token) fields.set(TOKEN_FIELD, withoutBehind(token));
}

function pageBefore({ headers }: FastifyRequest): URL | undefined {
  const { referer = '' } = headers;
  return URL.canParse(referer) ? new URL(referer) : undefined;
}

/** Of the page that has posted. */
export const localeBefore = (request: FastifyRequest): LocaleCode =>
  localeOfPath(pageBefore(request)?.pathname ?? '/');
