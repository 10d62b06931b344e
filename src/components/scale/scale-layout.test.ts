import { layOut, type Part } from './scale-layout';

const part = (width: number, over = 0, under = 0): Part => ({ width, over, under });
const PERSON = part(50, 0, 3);

describe('layOut', () => {
  it('takes the largest scale when everything fits', () => {
    const { scale, end, margin } = layOut([PERSON, part(8, 2)], 0, 0.1);
    expect(scale).toBe(0.1);
    expect(end + margin).toBeLessThan(16);
  });

  it('fills the narrowest place otherwise, at the scale that leaves the labels their room', () => {
    const narrow = layOut([PERSON, part(90, 2), part(40, 2)], 3, 0.1);
    expect(narrow.end + narrow.margin).toBeCloseTo(16, 3);
    expect(narrow.scale).toBeGreaterThan(0.04);
    const wide = layOut([PERSON, part(400, 2), part(40, 2)], 3, 0.1);
    expect(wide.end + wide.margin).toBeCloseTo(16, 3);
    expect(wide.scale).toBeLessThan(narrow.scale);
  });

  it('grows beyond it where the labels would leave nothing to the drawing', () => {
    const crowded = layOut([PERSON, part(20, 5), part(20, 5)], 6, 0.1);
    expect(crowded.scale).toBeCloseTo(0.03, 5);
    expect(crowded.end + crowded.margin).toBeGreaterThan(16);
    const large = layOut([PERSON, part(400, 5), part(400, 5)], 6, 0.1);
    expect(large.scale * 850).toBeCloseTo(8, 3);
  });

  it('keeps what is written off what stands beside', () => {
    const { scale, middles, upright = 0 } = layOut([PERSON, part(4, 3), part(4, 3)], 3, 0.1);
    const [person = 0, front = 0, side = 0] = middles;
    expect(front - 1.5).toBeGreaterThan(person + 25 * scale);
    expect(side - 1.5).toBeGreaterThan(front + 1.5);
    expect(upright).toBeGreaterThan(side + 1.5);
  });

  it('ends the floor before the label at the right', () => {
    const [beside, letter] = [3, 0.2];
    const { end, margin } = layOut([PERSON, part(8, 2)], beside, 0.1);
    const label = end + margin - beside;
    expect(label - end).toBeGreaterThan(letter);
  });

  it('has a label at the right only where there is one', () => {
    expect(layOut([PERSON, part(8, 2)], 0, 0.1)).toMatchObject({ margin: 0 });
    expect(layOut([PERSON, part(8, 2)], 0, 0.1)).not.toHaveProperty('upright');
    expect(layOut([PERSON, part(8, 2)], 3, 0.1).margin).toBeGreaterThan(3);
  });
});
