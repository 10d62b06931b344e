import { createRequire } from 'node:module';
import { FORGET_EVENT } from '../../src/gallery/forget-event';
import type { RefusedPage } from '../../src/gallery/forms/posted-form';
import { openLiveMaker } from './live-maker';
import type { FromWorker, SsrAnswer, ToWorker } from './ssr-answer';

/**
 * A process of its own, since the function may change the working folder and crash.
 * A render's exception is reported; any other ends the process.
 */
const [, , entry = '', releaseDir] = process.argv;

// The host ends this process: a signal to the whole group (Ctrl-C, a service manager) must not cut off its renders.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

type Maker = (path: string, posted?: RefusedPage) => Promise<SsrAnswer>;

const opened: Promise<Maker> = releaseDir
  ? openLiveMaker(entry, releaseDir)
  : Promise.resolve(openFunction());

function openFunction() {
  const { default: render } = createRequire(entry)(entry) as { default: PageFunction };
  return (path: string, posted?: RefusedPage) => {
    if (posted) throw new Error('A function of Gatsby alone renders no answers to forms');
    return callFunction(render, path);
  };
}

const tell = (message: FromWorker): void => void process.send?.(message);

async function answer(id: number, path: string, posted?: RefusedPage): Promise<void> {
  try {
    const make = await opened;
    tell({ type: 'answer', id, ...(await make(path, posted)) });
  } catch (error) {
    tell({ type: 'failed', id, message: (error instanceof Error && error.stack) || String(error) });
  }
}

process.on('message', (message: ToWorker) => {
  if (message.type === 'render') void answer(message.id, message.path, message.posted);
  else (process as NodeJS.EventEmitter).emit(FORGET_EVENT, message.tags);
});

// A rejection ends the process, as an uncaught exception.
void opened.then(() => tell({ type: 'ready' }));

type PageFunction = (request: FunctionRequest, response: FunctionResponse) => unknown;

interface FunctionRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  query: Record<string, string>;
}

interface FunctionResponse {
  status: (code: number) => FunctionResponse;
  setHeader: (name: string, value: unknown) => FunctionResponse;
  send: (body: unknown) => FunctionResponse;
  json: (value: unknown) => FunctionResponse;
}

/** @throws whatever the function throws; Error when it returns without an answer */
async function callFunction(render: PageFunction, path: string): Promise<SsrAnswer> {
  const answer: SsrAnswer = { status: 200, headers: {}, body: '' };
  let sent = false;
  const finish = (body: string, type: string): FunctionResponse => {
    answer.body = body;
    answer.headers['content-type'] ??= type;
    sent = true;
    return response;
  };
  const response: FunctionResponse = {
    status(code) {
      answer.status = code;
      return response;
    },
    setHeader(name, value) {
      answer.headers[name.toLowerCase()] = String(value);
      return response;
    },
    send: (body) => finish(String(body), 'text/html; charset=utf-8'),
    json: (value) => finish(JSON.stringify(value), 'application/json; charset=utf-8'),
  };
  await render({ url: path, method: 'GET', headers: {}, query: {} }, response);
  if (!sent) throw new Error('The function returned without an answer');
  return answer;
}
