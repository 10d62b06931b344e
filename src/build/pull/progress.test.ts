import { progressLine } from './progress';

it('formats the counts of a pull', () => {
  expect(progressLine({ done: 118, total: 164, notModified: 97 })).toBe('pulled 118 of 164, 97 unchanged');
});
