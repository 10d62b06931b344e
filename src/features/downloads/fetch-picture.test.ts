import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPicture } from './fetch-picture';

const MEGABYTE = Buffer.alloc(1_000_000, 7);
let server: Server;
let answer: RequestListener;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
afterEach(() => jest.useRealTimers());

const IMAGE = { 'content-type': 'image/jpeg' };
const get = (options: Partial<Parameters<typeof fetchPicture>[1]> = {}) =>
  fetchPicture(url, { signal: new AbortController().signal, onBytes: () => undefined, ...options });

describe('fetchPicture', () => {
  it('brings the whole picture, and tells of every byte', async () => {
    answer = (_, response) => response.writeHead(200, IMAGE).end(MEGABYTE);
    let told = 0;
    const picture = await get({ onBytes: (bytes) => (told += bytes) });
    expect(Buffer.from(await picture.arrayBuffer()).equals(MEGABYTE)).toBe(true);
    expect(told).toBe(MEGABYTE.length);
  });

  it.each<[string, RequestListener]>([
    ['is not there', (_, response) => response.writeHead(404, IMAGE).end('none')],
    ['is a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    [
      'breaks off',
      (_, response) => {
        response.writeHead(200, { ...IMAGE, 'content-length': MEGABYTE.length }).write(MEGABYTE.subarray(9));
        setTimeout(() => response.destroy(), 50);
      },
    ],
    ['never comes', (request) => request.socket.destroy()],
  ])('fails when it %s', async (_, listener) => {
    answer = listener;
    await expect(get()).rejects.toThrow();
  });

  it('ends when it is aborted, also from the start', async () => {
    const controller = new AbortController();
    answer = (_, response) => void response.writeHead(200, IMAGE).write(MEGABYTE);
    const onBytes = () => controller.abort();
    await expect(get({ signal: controller.signal, onBytes })).rejects.toThrow();
    answer = () => {
      throw new Error('Nothing is to be asked for');
    };
    await expect(get({ signal: controller.signal })).rejects.toThrow();
  });

  it('gives up when no byte has come for half a minute', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
    const asked = new Promise<void>((resolve) => {
      answer = (_, response) => {
        response.writeHead(200, IMAGE).write(MEGABYTE);
        resolve();
      };
    });
    let come = 0;
    const picture = get({ onBytes: (bytes) => (come += bytes) });
    const failure = expect(picture).rejects.toThrow();
    await asked;
    while (come < MEGABYTE.length) await new Promise(setImmediate);
    jest.advanceTimersByTime(29_000);
    await new Promise(setImmediate);
    jest.advanceTimersByTime(2000);
    await failure;
  });
});
