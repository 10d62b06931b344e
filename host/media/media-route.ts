import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding } from '../../src/release/manifest';
import { addVary } from '../answers/vary';
import type { HostMetrics } from '../metrics/host-metrics';
import type { CurrentDeploy } from '../releases/current-release';
import { queryOf } from '../requests/request-path';
import { sendFile } from '../answers/send-file';
import { createConfirmations } from './confirmations';
import type { Forward } from './forward';
import { asFile } from './kept-file';
import type { MediaStore } from './media-store';
import { sendPassed } from './send-passed';

interface MediaOptions {
  apiUrl: string;
  apiTimeout: number;
  currentDeploy: CurrentDeploy;
  store: MediaStore | undefined;
  metrics: HostMetrics;
  forward: Forward;
}

/** Not passed to the API: the host needs the whole file to keep it, and cuts the range itself. */
const OWN = ['range', 'if-range'];

/** From the release, the store or the API. A media address never changes its content. */
export function addMediaRoute(
  app: FastifyInstance,
  { apiUrl, apiTimeout, currentDeploy, store, metrics, forward }: MediaOptions,
): void {
  const confirm = store && createConfirmations({ store, apiUrl, apiTimeout });
  const passOn = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const encoding = encodingOf(request);
    metrics.mediaAnswered('api');
    return forward(request, reply, {
      without: OWN,
      encoding,
      onResponse: (answer) =>
        sendPassed(request, reply, answer, isNamed(request) ? store : undefined, encoding),
    });
  };
  app.get('/media/*', async (request, reply) => {
    const { manifest, root } = await currentDeploy();
    if (isForOthers(request)) reply.header('Access-Control-Allow-Origin', '*');
    const copy = manifest.files[request.sitePath];
    if (copy) {
      metrics.mediaAnswered('release');
      return sendFile(request, reply, root, copy);
    }
    const encoding = encodingOf(request);
    const kept = isNamed(request) ? await store?.find({ address: request.sitePath, encoding }) : undefined;
    if (!store || !kept) return passOn(request, reply);
    confirm?.(kept);
    if (isPacked(request)) addVary(reply, 'Accept-Encoding');
    if (kept.encoding) reply.header('Content-Encoding', kept.encoding);
    if (kept.disposition) reply.header('Content-Disposition', kept.disposition);
    try {
      const answer = await sendFile(request, reply, store.dir, asFile(kept));
      metrics.mediaAnswered('store');
      return answer;
    } catch {
      reply.removeHeader('Content-Encoding');
      return passOn(request, reply);
    }
  });
}

/** The API has it in these forms; whatever else is below /media is packed in itself. */
const PACKED = /^\/media\/models\/[^/]+\/web\.glb$/;
const ENCODINGS: Encoding[] = ['br', 'gzip'];
const isPacked = ({ sitePath }: FastifyRequest): boolean => PACKED.test(sitePath);

const encodingOf = (request: FastifyRequest): Encoding | undefined => {
  const wanted = isPacked(request) && negotiate(request.headers['accept-encoding'] ?? '', ENCODINGS);
  return wanted || undefined;
};

/** Android's Scene Viewer takes it, which is none of the site's pages. */
const isForOthers = ({ sitePath }: FastifyRequest): boolean => sitePath.endsWith('/plain.glb');

/** Addresses with a query are not kept: any number of them would name the same file and crowd out others. */
const isNamed = (request: FastifyRequest): boolean => queryOf(request.raw.url ?? '') === '';
