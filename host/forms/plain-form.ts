import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOCALE_FIELD } from '../../src/contract/forms/bounds';
import { FORM_PATHS } from '../../src/contract/forms/form-paths';
import type { FormOutcome } from '../../src/contract/forms/form-outcomes';
import { isSlug, slugList } from '../../src/contract/forms/slug-list';
import { LINK_PATHS, TOKEN_FIELD } from '../../src/contract/forms/mail-links';
import { fetchText } from '../../src/gallery/calls/fetch-text';
import { formResult, type FormResult } from '../../src/gallery/forms/form-result';
import { isLocaleCode, localeOfPath, type LocaleCode } from '../../src/i18n/locales';
import { formDoneSlugs } from '../../src/i18n/pages/form-done-pages';
import { alternatesOf } from '../../src/routes/alternates';
import { formPage } from './form-page';
import { PLAIN_PAGE_POLICY } from '../headers/content-security-policy';
import type { CurrentDeploy, Deploy } from '../releases/current-release';
import { queryOf } from '../requests/request-path';

type FailedForm = Extract<FormResult, { ok: false }>;

interface FormTarget {
  apiUrl: string;
  apiTimeout: number;
  currentDeploy: CurrentDeploy;
}

const SANS = /^\/static\/jost-[0-9a-f]+\.woff2$/;
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
  { apiUrl, apiTimeout, currentDeploy }: FormTarget,
): Promise<FastifyReply> {
  const fields = new URLSearchParams(String(request.body ?? ''));
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
  const result = formResult(await fetchText(apiUrl + request.sitePath, init, apiTimeout));
  const deploy = await currentDeploy();
  return result.ok
    ? sendDone(reply, result, { deploy, locale, path: request.sitePath })
    : sendFormPage(request, reply, result, { deploy, locale });
}

/** Of an API of the contract alone, which names no outcome. */
const ACCEPTED: Partial<Record<string, FormOutcome>> = {
  [FORM_PATHS.contact]: 'message-sent',
  [FORM_PATHS.subscribe]: 'subscribed',
};

interface Done {
  deploy: Deploy;
  locale: LocaleCode;
  path: string;
}

function sendDone(
  reply: FastifyReply,
  { message, next, outcome }: Extract<FormResult, { ok: true }>,
  { deploy, locale, path }: Done,
): FastifyReply {
  const done = outcome ?? (next === undefined ? ACCEPTED[path] : undefined);
  const page = done && alternatesOf('form-done', formDoneSlugs(done))[locale];
  reply.header('Cache-Control', 'no-store');
  if (page && deploy.manifest.files[page]) return reply.redirect(page, 303);
  // Another API, or a release from before these pages.
  return reply.type('text/plain; charset=utf-8').send([message, next].filter(Boolean).join('\n'));
}

export function sendFormPage(
  request: FastifyRequest,
  reply: FastifyReply,
  result: FailedForm,
  { deploy, locale = localeBefore(request) }: { deploy: Deploy; locale?: LocaleCode },
): FastifyReply {
  const font = Object.keys(deploy.manifest.files).find((address) => SANS.test(address));
  if ('retryAfterSeconds' in result) reply.header('Retry-After', result.retryAfterSeconds);
  return reply
    .code(STATUS[result.reason])
    .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': PLAIN_PAGE_POLICY })
    .type('text/html; charset=utf-8')
    .send(formPage(locale, result, font));
}

/** The contact page is the same file for every work; without scripts only the address names the subject. */
function nameSubjects(fields: URLSearchParams, query: string): void {
  copyNamed(fields, query, ['work', 'event']);
  for (const slug of slugList(query) ?? []) fields.append('works', slug);
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
  if (token) fields.set(TOKEN_FIELD, token);
}

const STATUS = {
  invalid: 422,
  forbidden: 403,
  gone: 404,
  'rate-limited': 429,
  'too-large': 413,
  offline: 503,
  timeout: 503,
  server: 503,
};

function pageBefore({ headers }: FastifyRequest): URL | undefined {
  const { referer = '' } = headers;
  return URL.canParse(referer) ? new URL(referer) : undefined;
}

const localeBefore = (request: FastifyRequest): LocaleCode =>
  localeOfPath(pageBefore(request)?.pathname ?? '/');
