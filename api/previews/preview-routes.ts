import rateLimit from '@fastify/rate-limit';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { ITEM_CALLS } from '../../src/contract/kinds/calls';
import { Answer } from '../../src/contract/common';
import { addPreviewed, previewAnswer, previewedItem } from '../content/answers/preview-answer';
import type { ApiServices } from '../api-services';
import { ApiError, notFound } from '../http/api-error';
import { limitNetworks } from '../http/network-limit';
import type { DraftPreviews } from './draft-previews';
import { findPreviewToken, showsDraft } from './preview-tokens';
import { responses } from '../content/answers/response-schemas';

/** Unknown tokens that one network may ask for in a minute. */
const GUESSES = 20;

export async function addPreviewRoutes(
  app: FastifyInstance,
  { readPart, database, drafts }: Pick<ApiServices, 'readPart' | 'database'> & { drafts?: DraftPreviews },
): Promise<void> {
  await app.register(rateLimit, { global: false });
  const guess = limitNetworks(app, GUESSES, 'tooManyGuesses');
  const { path, data } = ITEM_CALLS.preview;
  const summary = 'An item behind a preview token, maybe a draft';
  const schema = {
    tags: ['Preview'],
    summary,
    params: Type.Object({ token: Type.String() }),
    response: responses(Answer(data), summary, [404, 410, 429, 503]),
  };
  app.get<{ Params: { token: string } }>(path, { schema }, async (request, reply) => {
    // A draft must not be cached. Clients that poll compare the ETag themselves.
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const target = await database.read((statements) => findPreviewToken(statements, request.params.token));
    // Only unknown tokens count, so that a valid link always opens.
    if (!target) {
      await guess(request);
      throw notFound();
    }
    const isOver = target.session !== null && (await drafts?.isOver(target.session));
    if (isOver || target.expires_at <= new Date().toISOString()) throw new ApiError(410, 'expired');
    const { catalogue, found } = await readPart(async (part) => {
      const draft = showsDraft(target) ? await drafts?.find(part, previewedItem(target)) : undefined;
      return { draft, home: await addPreviewed(part, target, draft?.values) };
    });
    const view = { catalogue, lang: target.locale };
    const draft = found.draft && (await drafts?.shown(view, previewedItem(target), found.draft));
    const preview = previewAnswer(draft?.view ?? view, target, { ...draft, home: found.home });
    if (!preview) throw notFound();
    return { data: preview };
  });
}
