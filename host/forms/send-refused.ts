import type { FastifyReply, FastifyRequest } from 'fastify';
import { FORM_PATHS, type FormPath } from '../../src/contract/forms/form-paths';
import { LINK_PATHS, LINK_PURPOSES, LINK_SUBJECTS } from '../../src/contract/forms/mail-links';
import type { FailedForm, PostedForm } from '../../src/gallery/forms/posted-form';
import { translator } from '../../src/i18n/i18n';
import { LOCALES, type LocaleCode } from '../../src/i18n/locales';
import { alternatesOf } from '../../src/routes/alternates';
import type { RouteName } from '../../src/routes/route-table';
import { sendFile } from '../answers/send-file';
import { subjectOf } from './send-done';
import { scriptsOf } from '../pages/known-scripts';
import type { Deploy } from '../releases/current-release';
import { type SsrAnswer, SsrUnavailable } from '../ssr/ssr-answer';
import type { SsrRenderer } from '../ssr/ssr-renderer';

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
export async function sendRefused(
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
