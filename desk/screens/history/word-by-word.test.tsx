import { render } from '@testing-library/react';
import { WordByWord } from './word-by-word';

const shown = (before: string, after: string, side: 'before' | 'after'): string =>
  render(<WordByWord {...{ before, after, side }} label="text" />).container.querySelector('p')!.innerHTML;

it.each([
  ['Its back', 'Its left side', 'Its <del>back</del>', 'Its <ins>left side</ins>'],
  ['1,200', '1,250', '<del>1,200</del>', '<ins>1,250</ins>'],
  ['', 'New', '', '<ins>New</ins>'],
])('%j and %j are told apart', (before, after, one, other) => {
  expect(shown(before, after, 'before')).toBe(one);
  expect(shown(before, after, 'after')).toBe(other);
});

it('shows long texts that have little in common as a whole, but for what both begin and end with', () => {
  // As many words as a text may have; each looked for in the other took minutes.
  const words = (from: number) =>
    Array.from({ length: 15_000 }, (_, index) => `w${(from + index * 7919) % 15_013}`);
  const [before, after] = [words(1), words(5)].map((middle) => ['First', ...middle, 'last'].join(' '));
  expect(shown(before!, after!, 'before')).toBe(
    `First <del>${before!.slice('First '.length, -'last'.length)}</del>last`,
  );
  expect(shown(before!, after!, 'after')).toBe(
    `First <ins>${after!.slice('First '.length, -'last'.length)}</ins>last`,
  );
});
