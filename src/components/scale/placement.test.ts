import { placementOf } from './placement';

describe('placementOf', () => {
  it('stands on the floor, or on a table of 74 cm', () => {
    expect(placementOf('floor', 160)).toEqual({ bottom: 0 });
    expect(placementOf('table', 43)).toEqual({ bottom: 74, table: 74 });
  });

  it('hangs on the wall with its middle at 150 cm, and higher only where the floor would be in the way', () => {
    expect(placementOf('wall', 34)).toEqual({ bottom: 133, middle: 150 });
    expect(placementOf('wall', 0)).toEqual({ bottom: 150, middle: 150 });
    expect(placementOf('wall', 320)).toEqual({ bottom: 0, middle: 160 });
  });

  it('hangs from a ceiling at 250 cm by its flex', () => {
    expect(placementOf('ceiling', 41)).toEqual({ bottom: 159, ceiling: 250 });
    expect(placementOf('ceiling', 0)).toEqual({ bottom: 200, ceiling: 250 });
  });

  it('has a shorter flex when it is long, then a higher ceiling', () => {
    expect(placementOf('ceiling', 110)).toEqual({ bottom: 120, ceiling: 250 });
    expect(placementOf('ceiling', 140)).toEqual({ bottom: 100, ceiling: 250 });
    expect(placementOf('ceiling', 200)).toEqual({ bottom: 90, ceiling: 300 });
  });
});
