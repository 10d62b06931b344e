import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { hookHeadersOf, judgeSignature } from '../../src/contract/hook/hook-signature';
import { HOOK_PATHS, type RebuildRequest } from '../../src/contract/hook/rebuild';

/** What the server does with a call: answers with a status, or leaves it waiting. */
type Answer = number | 'silence';

/** A rebuild hook of this machine that keeps what it is told, refusing bad and repeated signatures as the host does. */
export interface TestHook {
  /** For REBUILD_HOOK_URL. */
  url: string;
  port: number;
  /** Every call, whatever it was answered. */
  calls: RebuildRequest[];
  /** Answers to the next calls, in their order; without them 202. */
  answers: Answer[];
  /** Resolves at the next call, once it was answered. */
  nextCall(): Promise<RebuildRequest>;
  close(): Promise<void>;
}

/** @param port 0 for any */
export async function startTestHook(secret: string, port = 0): Promise<TestHook> {
  const seen = new Set<string>();
  let tell: ((call: RebuildRequest) => void)[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const call = JSON.parse(body) as RebuildRequest;
    hook.calls.push(call);
    const status = hook.answers.shift() ?? (accepts(request, body) ? 202 : 401);
    if (status !== 'silence') response.writeHead(status, { location: '/elsewhere' }).end('{}');
    for (const one of tell.splice(0)) one(call);
  };
  const accepts = ({ headers, method, url }: IncomingMessage, body: string) => {
    const given = hookHeadersOf(headers);
    const isReplay = seen.has(given.signature ?? '');
    seen.add(given.signature ?? '');
    const isRight = method === 'POST' && url === HOOK_PATHS.rebuild;
    const verdict = judgeSignature(secret, given, body, Date.now());
    return isRight && !isReplay && verdict === 'right';
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: listening } = server.address() as AddressInfo;
  const hook: TestHook = {
    url: `http://127.0.0.1:${listening}${HOOK_PATHS.rebuild}`,
    port: listening,
    calls: [],
    answers: [],
    nextCall: () => new Promise((resolve) => (tell = [...tell, resolve])),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return hook;
}
