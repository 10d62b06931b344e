import type { FastifyRequest } from 'fastify';
import type { Deploy } from '../releases/current-release';
import { encodePath } from '../requests/request-path';
import type { SsrAnswer } from '../ssr/ssr-answer';
import type { SsrRenderer } from '../ssr/ssr-renderer';

/** The page as it is now, or the certainty that there is none. */
const ANSWERS = [200, 404];

/**
 * Asks the function for the page of a request, or for its data.
 * @returns undefined when it could not be rendered: the function fails, or the API behind it; the log says why
 */
export async function renderPage(
  request: FastifyRequest,
  deploy: Deploy,
  ssr: SsrRenderer,
): Promise<SsrAnswer | undefined> {
  try {
    const answer = await ssr.render(deploy, encodePath(request.sitePath));
    if (ANSWERS.includes(answer.status)) return answer;
    request.log.warn(`SSR function: ${request.sitePath} is answered with ${answer.status}`);
  } catch (error) {
    request.log.warn(`SSR function: ${request.sitePath} is not rendered: ${(error as Error).message}`);
  }
  return undefined;
}
