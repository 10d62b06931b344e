import type { FastifyRequest } from 'fastify';
import type { Deploy } from '../releases/current-release';
import { encodePath } from '../requests/request-path';
import type { SsrAnswer } from '../ssr/ssr-answer';
import type { RenderOptions, SsrRenderer } from '../ssr/ssr-renderer';
import { SsrUnavailable } from '../ssr/ssr-unavailable';

const ANSWERS = [200, 301, 404];

interface Asked extends RenderOptions {
  deploy: Deploy;
  ssr: SsrRenderer;
  page: string;
  search?: string;
}

/** @returns undefined when the render fails, or when the renderer is crowded and there is a built page */
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
