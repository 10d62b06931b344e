import { toQrView, type QrView } from './qr-view';
import { readCode } from './testing/read-code';

const read = ({ size, path }: QrView): Promise<string | undefined> =>
  readCode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">` +
      `<rect width="${size}" height="${size}" fill="#F7F5F0"/><path d="${path}" fill="#1C1A17"/></svg>`,
  );

describe('toQrView', () => {
  it.each([
    ['a short address', 'https://a.example/'],
    ['an address', 'https://meublesetlumieres.example/creators/lucien-tessandier'],
    ['an encoded accent', 'https://a.example/fr/createurs/No%C3%A9mie'],
    ['an accent, a ligature and a lamp', 'https://a.example/fr/œuvres/Noémie?💡'],
    ['a long address', `https://a.example/fr/createurs/${'très-long-nom-'.repeat(40)}`],
    ['several lines', 'BEGIN:VCARD\r\nFN:Ateliers\\, frères\r\nEND:VCARD\r\n'],
  ])('is read back: %s', async (_, text) => {
    expect(await read(toQrView(text))).toBe(text);
  });

  it.each(Array.from({ length: 24 }, (_, at) => `https://a.example/works/${'lamp-'.repeat(at % 9)}${at}`))(
    'is read back at whatever address: %s',
    async (address) => expect(await read(toQrView(address))).toBe(address),
  );

  it('has four light modules on every side, and dark ones next to them', () => {
    const { size, path } = toQrView('https://a.example/');
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => ({
      from: Number(x),
      to: Number(x) + Number(length),
      y: Number(y),
    }));
    expect(Math.min(...runs.map(({ from }) => from))).toBe(4);
    expect(Math.max(...runs.map(({ to }) => to))).toBe(size - 4);
    expect(Math.min(...runs.map(({ y }) => y))).toBe(4);
    expect(Math.max(...runs.map(({ y }) => y))).toBe(size - 5);
  });

  it('draws neighbours in one stroke', () => {
    // The upper edge of the first finder pattern: seven modules.
    expect(toQrView('https://a.example/').path).toMatch(/^M4 4h7v1h-7z/);
    expect(toQrView('https://meublesetlumieres.example/creators/lucien-tessandier').path.length).toBeLessThan(
      5000,
    );
  });

  it('refuses what no code can hold', () => {
    expect(() => toQrView('x'.repeat(2332))).toThrow(RangeError);
    expect(toQrView('x'.repeat(2331)).size).toBe(177 + 8);
  });
});
