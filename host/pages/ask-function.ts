import type { FastifyRequest } from 'fastify';
import type { Deploy } from '../releases/current-release';
import { encodePath } from '../requests/request-path';
import type { SsrAnswer } from '../ssr/ssr-answer';
import type { RenderOptions, SsrRenderer } from '../ssr/ssr-renderer';
import { SsrUnavailable } from '../ssr/ssr-unavailable';

/** The page as it is now, or the certainty that there is none. */
const ANSWERS = [200, 404];

interface Asked extends RenderOptions {
  deploy: Deploy;
  ssr: SsrRenderer;
  /** The decoded address of the page, its data or the file. */
  page: string;
  /** The query that it is made for; none unless told. */
  search?: string;
}

/**
 * Asks the function for a page, its data or a file.
 * @returns undefined when it could not be rendered: the function fails, or the API behind it; the log says why. Or when
 * many wait for it, and there is another to be sent
 */
export async function renderPage(
  request: FastifyRequest,
  { deploy, ssr, page, search = '', ...options }: Asked,
): Promise<SsrAnswer | undefined> {
  try {
    const answer = await ssr.render(deploy, encodePath(page) + search, options);
    if (ANSWERS.includes(answer.status)) return answer;
    request.log.warn(`SSR function: ${page} is answered with ${answer.status}`);
  } catch (error) {
    const isCrowd = error instanceof SsrUnavailable && error.problem === 'crowded';
    if (!isCrowd) request.log.warn(`SSR function: ${page} is not rendered: ${(error as Error).message}`);
  }
  return undefined;
}
