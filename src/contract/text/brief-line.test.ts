import { briefLine } from './brief-line';
import { briefLine as inBrowser } from './brief-line.browser';
import { openDirections } from './open-directions';

const TURNED = '\u202ebrass \u2067glass';

describe('briefLine', () => {
  it('is one line', () => expect(briefLine(' A lamp,\r\n of brass\u2028', 30)).toBe('A lamp, of brass'));
  it.each([
    ['on the server', briefLine],
    ['in the browser', inBrowser],
  ])('keeps the spaces that no line may end at, %s', (_, brief) =>
    expect(brief(' Une lampe\u202f:\n l’arche\u00a0', 60)).toBe('Une lampe\u202f: l’arche'),
  );
  it('is no longer than there is room', () => expect(briefLine('A lamp, of brass', 12)).toBe('A lamp, of…'));
  it.each([6, 60])('turns back what it leaves turned, with room for %i', (most) => {
    expect(openDirections(TURNED)).not.toBe('');
    expect(openDirections(briefLine(TURNED, most))).toBe('');
  });
});
