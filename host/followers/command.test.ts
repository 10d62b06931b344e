import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseCommand, runCommand } from './command';

const { signal } = new AbortController();

it.each([
  ['rsync -a {id}/ {to}/', ['rsync', '-a', '{id}/', '{to}/']],
  [`rsync --rsh='ssh -p 2222' "a b"/{id}`, ['rsync', '--rsh=ssh -p 2222', 'a b/{id}']],
  ['  one\ttwo  ', ['one', 'two']],
])('reads the words of %j', (text, words) => {
  expect(parseCommand(text, ['id', 'to'])).toEqual(words);
});

it.each(['', '  ', `rsync 'without an end`, 'rsync {from} {to}'])('refuses %j', (text) => {
  expect(parseCommand(text, ['id', 'to'])).toBeUndefined();
});

it('passes a value on as one word, whatever is in it', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'command-'));
  const file = path.join(dir, 'said');
  const say = `require('node:fs').writeFileSync(process.argv[1], JSON.stringify(process.argv.slice(2)))`;
  const id = `a b'; touch "x" $(id) {to}`;
  await runCommand([process.execPath, '--eval', say, '{to}', '{id}', 'x{id}'], {
    values: { id, to: file },
    signal,
  });
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([id, `x${id}`]);
  await rm(dir, { recursive: true });
});

it('says the last words of a command that fails', async () => {
  const fail = `console.error('no route to builder'); process.exit(12)`;
  const run = runCommand([process.execPath, '--eval', fail], { values: {}, signal });
  await expect(run).rejects.toThrow(/has failed \(12\): no route to builder$/);
});

it('does not tell it the secret', async () => {
  process.env['REBUILD_SECRET'] = 'a secret';
  const look = `process.exit(process.env.REBUILD_SECRET ? 1 : 0)`;
  await runCommand([process.execPath, '--eval', look], { values: {}, signal });
  delete process.env['REBUILD_SECRET'];
});
