import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOCALE_FIELD } from '../../src/contract/forms/bounds';
import type { FormOutcome } from '../../src/contract/forms/form-outcomes';
import { FORM_PATHS, type FormPath } from '../../src/contract/forms/form-paths';
import { LINK_PATHS, LINK_PURPOSES, LINK_SUBJECTS, TOKEN_FIELD } from '../../src/contract/forms/mail-links';
import { isSlug, slugList } from '../../src/contract/forms/slug-list';
import { fetchText } from '../../src/gallery/calls/fetch-text';
import { formResult, type FormResult } from '../../src/gallery/forms/form-result';
import type { FailedForm, PostedForm } from '../../src/gallery/forms/posted-form';
import { formDoneSlugs } from '../../src/i18n/form-done-slugs';
import { translator } from '../../src/i18n/i18n';
import { isLocaleCode, type LocaleCode, localeOfPath, LOCALES } from '../../src/i18n/locales';
import { alternatesOf } from '../../src/routes/alternates';
import { subjectSearch } from '../../src/routes/meant-search';
import type { RouteName } from '../../src/routes/route-table';
import { withoutBehind } from '../../src/routes/without-behind';
import { sendFile } from '../answers/send-file';
import { scriptsOf } from '../pages/known-scripts';
import type { CurrentDeploy, Deploy } from '../releases/current-release';
import { queryOf } from '../requests/request-path';
import { type SsrAnswer, SsrUnavailable } from '../ssr/ssr-answer';
import type { SsrRenderer } from '../ssr/ssr-renderer';

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

/** The newsletter's form for browsers without scripts is on the contact page. */
const FORM_ROUTES: Record<FormPath, RouteName> = {
  [FORM_PATHS.contact]: 'contact',
  [FORM_PATHS.subscribe]: 'contact',
  [FORM_PATHS.wish]: 'wish',
};
const ROUTES: Partial<Record<string, RouteName>> = {
  ...FORM_ROUTES,
  ...Object.fromEntries(
    LINK_SUBJECTS.flatMap((subject) =>
      LINK_PURPOSES.map((purpose) => [LINK_PATHS[subject][purpose], `${subject}-${purpose}`]),
    ),
  ),
};

const STATUS: Record<FailedForm['reason'], number> = {
  invalid: 422,
  forbidden: 403,
  gone: 404,
  'rate-limited': 429,
  'too-large': 413,
  offline: 503,
  timeout: 503,
  server: 503,
};

interface Refused extends Pick<PostedForm, 'fields' | 'failure'> {
  deploy: Deploy;
  ssr: SsrRenderer;
  locale: LocaleCode;
  /** By default that of the failure. */
  status?: number;
}

/** The form's own page, with what was typed and what is wrong with it; the release's page for errors where none can be made. */
async function sendRefused(
  request: FastifyRequest,
  reply: FastifyReply,
  { deploy, ssr, locale, fields, failure, status = STATUS[failure.reason] }: Refused,
): Promise<FastifyReply> {
  if ('retryAfterSeconds' in failure) reply.header('Retry-After', failure.retryAfterSeconds);
  reply.code(status).headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  const route = ROUTES[request.sitePath];
  const page = route && alternatesOf(route)[locale];
  const posted = { path: request.sitePath, fields, failure };
  const answer = page && (await render(request, { deploy, ssr, page, locale, posted }));
  if (!answer) return sendErrorPage(request, reply, { deploy, locale, status });
  reply.inlineScripts = scriptsOf(answer, deploy.manifest, page).known;
  // Not compressed: a token beside what a stranger may have typed could be guessed by the length.
  return reply.type('text/html; charset=utf-8').send(answer.body);
}

/** What was typed has not been read; the browser has it still. */
export function sendUnread(
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Omit<Refused, 'fields' | 'failure'> & { status: number },
): Promise<FastifyReply> {
  const t = translator(refused.locale);
  const said = t(refused.status === 413 ? 'form.too-large' : 'form.server');
  const message = `${said} ${t('form.back')}`;
  const status = refused.status < 500 ? refused.status : STATUS.server;
  const failure = { ok: false, reason: 'invalid', message, errors: {} } as const;
  return sendRefused(request, reply, { ...refused, status, fields: [], failure });
}

interface Rendered {
  deploy: Deploy;
  ssr: SsrRenderer;
  page: string;
  locale: LocaleCode;
  posted: PostedForm;
}

async function render(
  request: FastifyRequest,
  { deploy, ssr, page, locale, posted }: Rendered,
): Promise<SsrAnswer | undefined> {
  const title = translator(locale)('form.failed');
  try {
    return await ssr.renderRefused(
      deploy,
      page + subjectOf(request.sitePath, new URLSearchParams(posted.fields.map(([...field]) => field))),
      {
        title,
        posted,
      },
    );
  } catch (error) {
    // Not its text, which may hold what was typed.
    const problem = error instanceof SsrUnavailable ? error.problem : (error as Error).name;
    request.log.warn(`SSR function: ${page} does not show again what was posted: ${problem}`);
    return undefined;
  }
}

function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { deploy, locale, status }: { deploy: Deploy; locale: LocaleCode; status: number },
): FastifyReply | Promise<FastifyReply> {
  const { manifest, root } = deploy;
  const { prefix } = LOCALES[locale];
  const file = manifest.errorPages[`${prefix && `/${prefix}`}/500.html`] ?? manifest.errorPages['/500.html'];
  const t = translator(locale);
  return file
    ? sendFile(request, reply, root, file, { status, cacheControl: 'no-store' })
    : reply.type('text/plain; charset=utf-8').send(`${t('form.failed')}\n${t('form.back')}`);
}

/** Of an API of the contract alone, which names no outcome. */
const ACCEPTED: Record<FormPath, FormOutcome> = {
  [FORM_PATHS.contact]: 'message-sent',
  [FORM_PATHS.subscribe]: 'subscribed',
  [FORM_PATHS.wish]: 'wish-kept',
};
/** A mail's link has none: such an API says in words of its own what has happened. */
const acceptedAt = (path: string): FormOutcome | undefined =>
  (ACCEPTED as Partial<Record<string, FormOutcome>>)[path];

/** Of a message, so that the page can name it and lead back. */
const subjectOf = (path: string, fields: URLSearchParams): string =>
  path === FORM_PATHS.contact ? subjectSearch(String(fields)) : '';

/** Leads to the page that says what has happened: its reload sends nothing again. */
function sendDone(
  request: FastifyRequest,
  reply: FastifyReply,
  { message, next, outcome }: Extract<FormResult, { ok: true }>,
  { deploy, locale, fields }: { deploy: Deploy; locale: LocaleCode; fields: URLSearchParams },
): FastifyReply {
  const done = outcome ?? (next === undefined ? acceptedAt(request.sitePath) : undefined);
  const page = done && alternatesOf('form-done', formDoneSlugs(done))[locale];
  reply.header('Cache-Control', 'no-store');
  if (page && deploy.manifest.files[page])
    return reply.redirect(page + subjectOf(request.sitePath, fields), 303);
  // Another API, or a release from before these pages.
  return reply.type('text/plain; charset=utf-8').send([message, next].filter(Boolean).join('\n'));
}
