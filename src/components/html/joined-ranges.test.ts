import { joinedRanges } from './joined-ranges';

describe('joinedRanges', () => {
  it('keeps a range of numbers on one line, and leaves other dashes alone', () => {
    expect(joinedRanges('<em>Quai, 1945–1961</em>, pp. 110–117')).toBe(
      '<em>Quai, 1945–\u20601961</em>, pp. 110–\u2060117',
    );
    expect(joinedRanges('Paris–Lyon – 12 h')).toBe('Paris–Lyon – 12 h');
  });

  it('leaves addresses alone', () => {
    expect(joinedRanges('<a href="/a/1945–1961">1945–1961</a>')).toBe(
      '<a href="/a/1945–1961">1945–\u20601961</a>',
    );
    expect(joinedRanges('a < 1945–1961 > b')).toBe('a < 1945–\u20601961 > b');
  });
});
