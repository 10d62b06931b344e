import rateLimit from '@fastify/rate-limit';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { ITEM_CALLS } from '../../src/contract/kinds/calls';
import { Answer } from '../../src/contract/common';
import { previewAnswer } from '../content/answers/preview-answer';
import type { View } from '../content/answers/view';
import type { ApiServices } from '../api-services';
import { ApiError, notFound } from '../http/api-error';
import { limitNetworks } from '../http/network-limit';
import { findPreviewToken, showsDraft, type FoundPreview } from './preview-tokens';
import type { RoomContent } from '../rooms/room-queries';
import { responses } from '../content/answers/response-schemas';

/** Unknown tokens that one network may ask for in a minute. */
const GUESSES = 20;

/** Of the desk, whose previews show drafts. */
export interface DraftReader {
  /**
   * Undefined where the desk has nothing more than the catalogue.
   *
   * @param frozen what a client sees in place of the draft; null where all is public
   */
  read: (
    view: View,
    target: Pick<FoundPreview, 'type' | 'id'>,
    frozen?: RoomContent | null,
  ) => Promise<{ view: View; item: object; unwritten?: readonly string[] } | undefined>;
  /** Whether whoever asked for the preview is signed in no more. */
  isOver: (session: number) => Promise<boolean>;
}

export async function addPreviewRoutes(
  app: FastifyInstance,
  { catalogue, database, drafts }: Pick<ApiServices, 'catalogue' | 'database'> & { drafts?: DraftReader },
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
    const view = { catalogue: catalogue(), lang: target.locale };
    const draft = showsDraft(target) ? await drafts?.read(view, target) : undefined;
    const preview = previewAnswer(draft?.view ?? view, target, draft);
    if (!preview) throw notFound();
    return { data: preview };
  });
}
