import { readdir, readFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { startS3Server } from '../../src/contract/server/store/testing/s3-server';
import { until } from '../../tests/until';
import { startHostProcess } from '../rebuild/testing/host-process';
import { makeHosts, type TestHosts } from './testing/hosts';

let hosts: TestHosts;
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await hosts.close();
  for (const close of closing.splice(0)) await close();
});

it.each([1, 5, 12])(
  'a host that is killed with %i files in the store writes the rest when it starts',
  async (count) => {
    hosts = await makeHosts();
    const { builder, options, store } = hosts;
    const program = path.join(__dirname, '../rebuild/testing/host-to-kill.ts');
    const start = () => startHostProcess([program, JSON.stringify(options)]);
    const id = (await builder.served()) ?? '';
    const first = await start();
    await until(
      () => readdir(path.join(store, 'files')).catch(() => []),
      (names) => names.length >= count,
    );
    await first.kill();
    const second = await start();
    await until(
      () => readFile(path.join(store, 'current.json'), 'utf8').catch(() => ''),
      (text) => text.includes(id),
    );
    const other = hosts.add('other');
    await other.start();
    expect(await other.served()).toBe(id);
    await second.kill();
  },
);

/** A line to a server, which can be cut. */
async function openLine(to: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = connect(to, '127.0.0.1');
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => end.destroy()).on('close', () => sockets.delete(end));
    }
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const set = (cut: boolean) => {
    isCut = cut;
    if (cut) sockets.forEach((socket) => socket.destroy());
  };
  return {
    port: (server.address() as AddressInfo).port,
    set,
    close: () => {
      set(true);
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

it('hosts share releases in a bucket, also after the line to it was cut', async () => {
  const s3 = await startS3Server();
  const endpoint = new URL(new URL(s3.url).searchParams.get('endpoint') ?? '');
  const line = await openLine(Number(endpoint.port));
  hosts = await makeHosts(`s3://gallery/site?endpoint=http://127.0.0.1:${line.port}`);
  closing.push(
    () => line.close(),
    () => s3.close(),
  );
  const { builder } = hosts;
  await builder.start();
  const isInStep = () =>
    until(
      () => builder.health(),
      ({ releases }) => releases?.behind === false,
    );
  await isInStep();
  const other = hosts.add('other');
  await other.start();
  const first = await builder.served();
  expect(await other.served()).toBe(first);

  line.set(true);
  await until(
    () => other.health(),
    ({ releases }) => releases?.reason?.includes('does not answer') ?? false,
  );
  expect((await fetch(`${other.url()}/about`)).status).toBe(200);
  await builder.tell({});
  await until(
    () => builder.served(),
    (served) => served !== first,
  );
  line.set(false);
  const second = await builder.served();
  await until(
    () => other.served(),
    (served) => served === second,
  );
  await isInStep();
});
