import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY, EVENING } from '../../src/theme/tokens';
import { sendErrorJson } from '../answers/error-answer';
import { STYLED_POLICY } from '../headers/content-security-policy';

/** s until the browser asks again: long enough to read both languages, or to follow the link. */
const AGAIN_S = 10;

/** In the desk's languages, which a new one of the site does not add to. */
const WORDS = {
  en: {
    title: 'The desk does not answer at the moment',
    text: 'What you wrote is kept in this browser. The page is asked for again by itself.',
    again: 'Ask now',
  },
  fr: {
    title: 'Le bureau ne répond pas pour l’instant',
    text: 'Ce que vous avez écrit est gardé dans ce navigateur. La page réessaie d’elle-même.',
    again: 'Réessayer maintenant',
  },
};

const coloured = ({ background, text, accent }: Record<'background' | 'text' | 'accent', string>): string =>
  `body{background:${background};color:${text}}a{color:${accent}}`;

/** Without the site's letters, as no font of a release is asked for here. */
const STYLES = [
  'body{max-width:34em;margin:20vh auto;padding:0 20px;font:300 1.125rem/1.5 sans-serif}',
  'h1{font:inherit;font-size:1.75rem;line-height:1.2}section+section{margin-top:3em}',
  coloured(DAY),
  `@media (prefers-color-scheme:dark){${coloured(EVENING)}}`,
].join('');

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${WORDS.en.title}</title>
<style>${STYLES}</style>
${Object.entries(WORDS)
  .map(
    ([code, { title, text, again }]) =>
      `<section lang="${code}"><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></section>`,
  )
  .join('\n')}
</html>
`;

/** Where the API does not answer: what a browser opens gets a page that asks again by itself, all else what the desk reads. */
export function sendDeskAway(request: FastifyRequest, reply: FastifyReply, status: 502 | 504): FastifyReply {
  const isOpened = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
  if (!isOpened) return sendErrorJson(reply, status, 'The desk does not answer at the moment.');
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': STYLED_POLICY,
      refresh: String(AGAIN_S),
    })
    .type('text/html; charset=utf-8')
    .send(PAGE);
}
