import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { runGatsby } from './run-gatsby';

jest.mock('node:child_process', () => ({ spawn: jest.fn() }));

let child: EventEmitter & { kill: jest.Mock };
beforeEach(() => {
  child = Object.assign(new EventEmitter(), { kill: jest.fn(() => child.emit('exit', null)) });
  jest.mocked(spawn).mockReturnValue(child as unknown as ChildProcess);
});
const run = (signal = new AbortController().signal) =>
  runGatsby(['build'], { apiUrl: 'http://127.0.0.1:4000', signal });

it('runs Gatsby with the API’s address and without telemetry', async () => {
  const done = run();
  child.emit('exit', 0);
  await done;
  const [command, args, options] = jest.mocked(spawn).mock.lastCall ?? [];
  expect(command).toBe(process.execPath);
  expect(args).toEqual([expect.stringMatching(/gatsby[\\/]cli\.js$/), 'build']);
  expect(options?.env).toMatchObject({
    GALLERY_API_URL: 'http://127.0.0.1:4000',
    GATSBY_TELEMETRY_DISABLED: '1',
  });
});

it('fails when Gatsby does', async () => {
  const done = run();
  child.emit('exit', 1);
  await expect(done).rejects.toThrow('gatsby build failed');
});

it('ends Gatsby on the signal', async () => {
  const stop = new AbortController();
  const done = run(stop.signal);
  stop.abort();
  await expect(done).rejects.toThrow('gatsby build was stopped.');
  expect(child.kill).toHaveBeenCalled();
});

it('does not begin after the signal', async () => {
  jest.mocked(spawn).mockClear();
  await expect(run(AbortSignal.abort())).rejects.toThrow();
  expect(spawn).not.toHaveBeenCalled();
});
