import { clearOf } from './notes';

const at = (left: number, top: number, width: number, height: number): HTMLElement => {
  const element = document.createElement('p');
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return element;
};
/** A note of 300 by 40 px at the foot of a window of 800. */
const note = () => {
  const element = at(20, 740, 300, 40);
  element.style.bottom = '20px';
  return element;
};

beforeEach(() => Object.assign(window, { innerHeight: 800 }));

it.each<[string, HTMLElement[], string]>([
  ['stays where nothing is in the way', [at(0, 100, 400, 60), at(400, 745, 200, 20)], ''],
  ['rises above a title', [at(0, 750, 400, 20)], 'matrix(1, 0, 0, 1, 0, -34)'],
  [
    'rises above the title that it would meet then',
    [at(0, 750, 400, 20), at(0, 690, 400, 20)],
    'matrix(1, 0, 0, 1, 0, -94)',
  ],
  [
    'does not mind one that is farther above',
    [at(0, 750, 400, 20), at(0, 600, 400, 20)],
    'matrix(1, 0, 0, 1, 0, -34)',
  ],
  ['stays where there is no room', [at(0, 10, 400, 780)], ''],
])('a note %s', (_, titles, transform) => {
  const said = note();
  clearOf(said, titles);
  expect(said.style.transform).toBe(transform);
});

it.each<[string, HTMLElement[], string]>([
  [
    'rises above words between a title and the picture, too',
    [at(0, 660, 200, 30)],
    'matrix(1, 0, 0, 1, 0, -124)',
  ],
  ['lies on words rather than on a title', [at(0, 0, 400, 690)], 'matrix(1, 0, 0, 1, 0, -94)'],
  ['does not mind what is for screen readers alone', [at(0, 660, 1, 1)], 'matrix(1, 0, 0, 1, 0, -94)'],
])('a note %s', (_, words, transform) => {
  const said = note();
  clearOf(said, [at(0, 690, 400, 80)], words);
  expect(said.style.transform).toBe(transform);
});

it('a note that is raised stays where it is as long as it covers nothing there', () => {
  const said = note();
  clearOf(said, [at(0, 690, 400, 80)]);
  clearOf(said, [at(0, 720, 400, 80)]);
  expect(said.style.transform).toBe('matrix(1, 0, 0, 1, 0, -94)');
  clearOf(said, []);
  expect(said.style.transform).toBe('');
});
