import { forgetSteps, stepsOf } from './kept-steps';
import { openSteps, type Steps } from './steps';

let time: number;
let steps: Steps;
beforeEach(() => {
  time = 0;
  steps = openSteps(() => time);
});

/** Types a text letter by letter, at the end of what is there. */
function type(before: string, letters: string, msEach = 100): string {
  let text = before;
  for (const letter of letters) {
    time += msEach;
    steps.note([{ path: 'title', from: text, to: text + letter }]);
    text += letter;
  }
  return text;
}
/** What stands there after each step back. */
function allBack(): unknown[] {
  const texts: unknown[] = [];
  while (steps.canUndo) texts.push(steps.back()?.[0]?.from);
  return texts;
}

it('takes back what was typed some words at a time, whole words always', () => {
  type('', 'The stamp is a small balance, and the lamp is not signed anywhere else.');
  expect(allBack()).toEqual(['The stamp is a small balance, and the lamp', '']);
});

it('does not cut a word or a year in two where somebody rests within it', () => {
  const text = type('Made in ', '198', 1_200);
  type(text, '8', 3_000);
  expect(allBack()).toEqual(['Made in ']);
});

it('begins with the next word after a pause', () => {
  type(type('', 'One'), ' two', 100);
  time += 2_000;
  type('One two', ' three');
  expect(allBack()).toEqual(['One two', '']);
});

it('takes back by itself what was pasted or taken out as a whole', () => {
  const text = type('', 'One ');
  const long = `${text}and a whole sentence that was pasted.`;
  steps.note([{ path: 'title', from: text, to: long }]);
  steps.note([{ path: 'title', from: long, to: text }]);
  expect(allBack()).toEqual([long, text, '']);
});

it('begins anew where one writes in another place of the same text', () => {
  const text = type('One', ' two');
  time += 100;
  steps.note([{ path: 'title', from: text, to: `A${text}` }]);
  time += 100;
  steps.note([{ path: 'title', from: `A${text}`, to: `A${text}!` }]);
  expect(allBack()).toEqual([`A${text}`, text, 'One']);
});

it('takes typography that was given back as typed with what was typed, however long one has waited', () => {
  type('', 'Oh');
  steps.note([{ path: 'title', from: 'Oh', to: 'Oh\u202f!' }]);
  time += 4_000;
  steps.note([{ path: 'title', from: 'Oh\u202f!', to: 'Oh!' }], 'always');
  expect(allBack()).toEqual(['']);
});

it('counts a text in a row of a list as a text, and the address that follows a title as part of it', () => {
  const rows = (name: string) => [{ who: 'A' }, { who: name }];
  for (const [from, to] of [
    ['', 'J'],
    ['J', 'Je'],
    ['Je', 'Jean'],
  ] as const) {
    steps.note([{ path: 'credits', from: rows(from), to: rows(to) }]);
  }
  expect(allBack()).toEqual([rows('')]);
  steps.note([
    { path: 'title', from: null, to: 'L' },
    { path: 'slug', from: null, to: 'l' },
  ]);
  steps.note([{ path: 'title', from: 'L', to: 'L ' }]);
  steps.note([
    { path: 'title', from: 'L ', to: 'L a' },
    { path: 'slug', from: 'l', to: 'l-a' },
  ]);
  expect(steps.back()).toEqual([
    { path: 'title', from: null, to: 'L a' },
    { path: 'slug', from: null, to: 'l-a' },
  ]);
  expect(steps.canUndo).toBe(false);
});

it('keeps the steps of the last items that were open, each for one person', () => {
  forgetSteps();
  stepsOf(1, '/items/works/a').note([{ path: 'title', from: 'a', to: 'b' }]);
  expect(stepsOf(1, '/items/works/a').canUndo).toBe(true);
  expect(stepsOf(2, '/items/works/a').canUndo).toBe(false);
  for (let count = 0; count < 20; count += 1) stepsOf(1, `/items/works/b-${count}`);
  expect(stepsOf(1, '/items/works/a').canUndo).toBe(false);
});
