import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the API answers: a body as JSON (text goes out as it is), with a status and headers. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface FakeRequest {
  method: string;
  /** Path and query. */
  target: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeApi {
  url: string;
  /** Every request so far, in the order of arrival. */
  requests: FakeRequest[];
  close(): Promise<void>;
}

async function requestOf(message: IncomingMessage): Promise<FakeRequest> {
  let body = '';
  for await (const chunk of message) body += String(chunk);
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://localhost');
  const { method = '', url: target = '', headers } = message;
  return { method, target, path: pathname, query: searchParams, headers, body };
}

function send(response: ServerResponse, { status = 200, headers = {}, body = '' }: Reply) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/**
 * Stands in for the API: a server on a free port that answers what the handler says. One that says nothing leaves the
 * request open until the API is closed. (The gallery's own API is opened by api/testing/test-api.ts.)
 */
export async function startFakeApi(
  handler: (request: FakeRequest) => Reply | undefined | Promise<Reply | undefined>,
): Promise<FakeApi> {
  const requests: FakeRequest[] = [];
  const server = createServer((message, response) => {
    void requestOf(message).then(async (request) => {
      requests.push(request);
      const reply = await handler(request);
      if (reply) send(response, reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Starts APIs for the tests of a file and closes each after its test. */
export function useFakeApi(): typeof startFakeApi {
  const open: FakeApi[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((api) => api.close()));
  });
  return async (handler) => {
    const api = await startFakeApi(handler);
    open.push(api);
    return api;
  };
}

/** An address where nothing listens; no other test is ever given its port, as it could be one that was free a moment ago. */
export const DEAD_URL = 'http://127.0.0.1:2';
