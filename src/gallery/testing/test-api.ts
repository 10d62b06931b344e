import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the API answers: a body as JSON (text goes out as it is), with a status and headers. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface TestRequest {
  method: string;
  /** Path and query. */
  target: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface TestApi {
  url: string;
  /** Every request so far, in the order of arrival. */
  requests: TestRequest[];
  close(): Promise<void>;
}

async function requestOf(message: IncomingMessage): Promise<TestRequest> {
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

/** A real API on a free port. A handler that answers nothing leaves the request open until the API is closed. */
export async function startTestApi(
  handler: (request: TestRequest) => Reply | undefined | Promise<Reply | undefined>,
): Promise<TestApi> {
  const requests: TestRequest[] = [];
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
export function useTestApi(): typeof startTestApi {
  const open: TestApi[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((api) => api.close()));
  });
  return async (handler) => {
    const api = await startTestApi(handler);
    open.push(api);
    return api;
  };
}

/** An address where nothing listens. */
export async function deadUrl(): Promise<string> {
  const api = await startTestApi(() => undefined);
  await api.close();
  return api.url;
}
