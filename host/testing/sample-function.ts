import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { CHANGES_PATH } from '../../src/contract/hook/changes';

/** Path of the function's module below its folder. */
export const SAMPLE_ENTRY = 'page-ssr/lambda.js';

/** What the API tells the function to do with the request. */
export interface Told {
  /** Answer with this status and these headers, 200 and none unless told. */
  status?: number;
  headers?: Record<string, string>;
  /** Unless told, the answer says what the function knows: see `Said`. */
  body?: string;
  /** `exit` ends the process, `crash` throws where nobody catches, `block` leaves no time for anything else. */
  fail?: 'exit' | 'crash' | 'block' | 'hang' | 'throw' | 'return';
}

/** What the function says of itself. */
export interface Said {
  url: string;
  method: string;
  pid: number;
  /** How many times it was told to forget. */
  forgets: number;
  env: string[];
}

const FUNCTION = `
let forgets = 0;
process.on('gallery:forget', () => (forgets += 1));
process.chdir(__dirname);
console.log('loaded');
console.error('ready to go wrong');
const never = () => new Promise(() => {});
const fail = {
  exit: () => process.exit(3),
  crash: () => (setImmediate(() => { throw new Error('crashed'); }), never()),
  block: () => { for (;;); },
  hang: never,
  throw: () => { throw new Error('thrown'); },
};
exports.default = async ({ url, method }, response) => {
  const told = await (await fetch(process.env.GALLERY_API_URL + url)).json();
  if (told.fail === 'return') return;
  if (told.fail) await fail[told.fail]();
  const said = { url, method, pid: process.pid, forgets, env: Object.keys(process.env) };
  response.status(told.status ?? 200);
  for (const [name, value] of Object.entries(told.headers ?? {})) response.setHeader(name, value);
  if (url.startsWith('/page-data/')) response.json(said);
  else response.send(told.body ?? JSON.stringify(said));
};
`;

/** Writes a function that does as the API tells it. */
export async function writeFunction(functionDir: string, source = FUNCTION): Promise<void> {
  const file = path.join(functionDir, SAMPLE_ENTRY);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, source);
}

export interface TellingApi {
  url: string;
  /** Paths that the function has asked for, in order. */
  calls: string[];
  close: () => Promise<void>;
}

/** An API that tells the function what to do; `tell` may keep it waiting. */
export async function openTellingApi(tell: (path: string) => Told | Promise<Told>): Promise<TellingApi> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    // As an API of another make.
    if (url.startsWith(CHANGES_PATH)) return void response.writeHead(404).end();
    calls.push(url);
    void Promise.resolve(tell(url)).then((told) => response.end(JSON.stringify(told)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
