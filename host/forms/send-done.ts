import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormOutcome } from '../../src/contract/forms/form-outcomes';
import { FORM_PATHS, type FormPath } from '../../src/contract/forms/form-paths';
import type { FormResult } from '../../src/gallery/forms/form-result';
import type { LocaleCode } from '../../src/i18n/locales';
import { formDoneSlugs } from '../../src/i18n/form-done-slugs';
import { alternatesOf } from '../../src/routes/alternates';
import { subjectSearch } from '../../src/routes/meant-search';
import type { Deploy } from '../releases/current-release';

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
export const subjectOf = (path: string, fields: URLSearchParams): string =>
  path === FORM_PATHS.contact ? subjectSearch(String(fields)) : '';

/** Leads to the page that says what has happened: its reload sends nothing again. */
export function sendDone(
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
