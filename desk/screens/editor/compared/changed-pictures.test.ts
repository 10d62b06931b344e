import { changedPictures } from './changed-pictures';

const picture = (name: string, alt = name) => ({ file: `${name}.jpg`, alt: { en: alt } });
const [day, night, side] = [picture('day'), picture('night'), picture('side')];

it.each([
  ['one whose words are others', [day, night], [day, picture('night', 'Lit')], [[1], [1]]],
  ['one that is new, and none that has slid on', [day, night], [side, day, night], [[], [0]]],
  ['one that is gone', [day, night, side], [day, side], [[1], []]],
  ['one in the place of another', [day, night], [day, side], [[1], [1]]],
  ['all, where there were none', null, [day, night], [[], [0, 1]]],
  ['none, in equal lists', [day, night], [day, night], [[], []]],
])('names %s', (_, one, other, changed) => expect(changedPictures(one, other)).toEqual(changed));

it('names the one that was moved, by both its places', () => {
  expect(changedPictures([day, night, side], [side, day, night])).toEqual([[2], [0]]);
});

it.each([
  ['texts', ['a'], ['b']],
  ['one picture', day, night],
  ['a text', 'a', null],
])('says nothing of %s', (_, one, other) => expect(changedPictures(one, other)).toBeUndefined());
