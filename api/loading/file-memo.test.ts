import { openFileMemo } from './file-memo';

const FILE = '/catalogue/works/lamp.yaml';

test('what was made of a file is kept until the file is forgotten', async () => {
  const memo = openFileMemo();
  const make = jest.fn(async () => ({}));
  const pending = memo.of(FILE, make);
  expect(memo.known(FILE)).toBeUndefined();
  const first = await pending;
  expect(await memo.of(FILE, make)).toBe(first);
  expect(memo.known(FILE)).toBe(first);
  await memo.of('/catalogue/works/chair.yaml', make);
  expect(make).toHaveBeenCalledTimes(2);
  memo.forget(FILE);
  expect(memo.known(FILE)).toBeUndefined();
  expect(await memo.of(FILE, make)).not.toBe(first);
});

test('a folder that is gone or replaced is forgotten with all that is in it', async () => {
  const memo = openFileMemo();
  const first = await memo.of(FILE, async () => ({}));
  const other = await memo.of('/catalogue/works-of-art/lamp.yaml', async () => ({}));
  memo.forget('/catalogue/works');
  expect(await memo.of(FILE, async () => ({}))).not.toBe(first);
  expect(await memo.of('/catalogue/works-of-art/lamp.yaml', async () => ({}))).toBe(other);
});

test('a file that changes while it is read is read again', async () => {
  const memo = openFileMemo();
  let finish = (_content: string) => {};
  const slow = memo.of(FILE, () => new Promise<string>((resolve) => (finish = resolve)));
  memo.forget(FILE);
  finish('half written');
  expect(await slow).toBe('half written');
  expect(await memo.of(FILE, async () => 'whole')).toBe('whole');
});

test('what fails is tried again, and does not stand in the way of what came after', async () => {
  const memo = openFileMemo();
  let fail = (_error: Error) => {};
  const slow = memo.of(FILE, () => new Promise<string>((_, reject) => (fail = reject)));
  memo.forget(FILE);
  const later = memo.of(FILE, async () => 'whole');
  fail(new Error('gone'));
  await expect(slow).rejects.toThrow('gone');
  expect(await memo.of(FILE, async () => 'read once more')).toBe(await later);

  const other = '/catalogue/site.yaml';
  await expect(memo.of(other, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await memo.of(other, async () => 'back')).toBe('back');
});
