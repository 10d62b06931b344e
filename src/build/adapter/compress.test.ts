import { randomBytes } from 'node:crypto';
import { compress } from './compress';

const encodingsOf = async (content: Buffer) => (await compress(content, false)).map(([encoding]) => encoding);

it('compresses a text', async () => {
  expect(await encodingsOf(Buffer.from('words '.repeat(200)))).toEqual(['br', 'gzip']);
});

it('leaves alone what is small, and what does not shrink', async () => {
  expect(await encodingsOf(Buffer.from('words '.repeat(80)))).toEqual([]);
  expect(await encodingsOf(randomBytes(4096))).toEqual([]);
});

it('takes more pains with what is kept for long', async () => {
  const text = Buffer.from(Array.from({ length: 3000 }, (_, i) => `word-${(i * 7919) % 997}`).join(' '));
  const [[, kept] = [], [, asked] = []] = [
    (await compress(text, true))[0] ?? [],
    (await compress(text, false))[0] ?? [],
  ];
  expect(kept?.length).toBeLessThan(asked?.length ?? 0);
});
