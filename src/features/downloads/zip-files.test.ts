import { readZip } from '../../../tests/read-zip';
import { zipFiles } from './zip-files';

const DATE = new Date(2026, 9, 28, 9, 20);
const FILES = [
  { name: 'Odile Kerhervé - 1.jpg', content: new Blob([new Uint8Array([1, 2, 3])]) },
  { name: 'crédits.txt', content: 'Pauline Estève' },
];
const zipped = async () => Buffer.from(await (await zipFiles(FILES, DATE)).arrayBuffer());

describe('zipFiles', () => {
  it('holds the files under their names, dated with the day that is given', async () => {
    expect(await readZip(await zipped())).toEqual([
      { name: 'Odile Kerhervé - 1.jpg', date: DATE, content: Buffer.from([1, 2, 3]) },
      { name: 'crédits.txt', date: DATE, content: Buffer.from('Pauline Estève') },
    ]);
  });

  it('is the same whenever it is made', async () => {
    const first = await zipped();
    jest.useFakeTimers({
      now: new Date(2030, 0, 1),
      doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
    });
    expect((await zipped()).equals(first)).toBe(true);
    jest.useRealTimers();
  });
});
