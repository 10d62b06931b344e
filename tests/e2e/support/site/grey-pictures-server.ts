import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GREY_PICTURES, GREY_PIXEL } from '../browser/grey-pictures';

/** Models are no pictures. */
const PICTURE = /^\/media\/(?!models\/)/;

/** Headers that are about the connection to the host, not about the one to the visitor. */
const OF_THE_CONNECTION = ['connection', 'keep-alive'];

/** ms a connection may be idle, as at the host. A visitor may ask for something just when a shorter time is over. */
const KEEP_ALIVE = 72_000;

interface GreyPictures {
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts what stands before the host, as a server of a hoster's would: visitors who say so are given a grey pixel for every
 * picture, which the API makes when it is first asked for, and takes a while. Not done in the browser, as Playwright can:
 * that takes the browser's cache out of the way, and every script is read anew by every page.
 */
export async function startGreyPictures(siteUrl: string): Promise<GreyPictures> {
  const server = createServer((asked, answer) =>
    GREY_PICTURES in asked.headers && PICTURE.test(asked.url ?? '')
      ? answer
          .writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=3600' })
          .end(GREY_PIXEL)
      : passOn(siteUrl, asked, answer),
  );
  server.keepAliveTimeout = KEEP_ALIVE;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(siteUrl: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked;
  const passed = request(siteUrl + asked.url, { method, headers }, (real) => {
    answer.writeHead(real.statusCode ?? 502, withoutConnection(real.rawHeaders));
    real.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
}

/** @param headers names and values in turn */
const withoutConnection = (headers: string[]): string[] =>
  headers.filter((_, at) => !OF_THE_CONNECTION.includes((headers[at - (at % 2)] ?? '').toLowerCase()));
