import { changedPictures } from './changed-pictures';

const picture = (name: string, alt = name) => ({ file: `${name}.jpg`, alt: { en: alt } });
const [day, night, side] = [picture('day'), picture('night'), picture('side')];
const lit = picture('night', 'Lit');
const at = (index: number, placed: ReturnType<typeof picture>) => ({ index, picture: placed });

it.each([
  ['one whose words are others', [day, night], [day, lit], [{ was: at(1, night), is: at(1, lit) }]],
  ['one that is new, and none that has slid on', [day, night], [side, day, night], [{ is: at(0, side) }]],
  ['one that is gone', [day, night, side], [day, side], [{ was: at(1, night) }]],
  ['one in the place of another', [day, night], [day, side], [{ was: at(1, night), is: at(1, side) }]],
  ['all, where there were none', null, [day, night], [{ is: at(0, day) }, { is: at(1, night) }]],
  ['none, in equal lists', [day, night], [day, night], []],
  ['the one that was moved', [day, night, side], [side, day, night], [{ was: at(2, side), is: at(0, side) }]],
  [
    'the one that was moved, and one whose words are others',
    [day, night, side],
    [side, day, lit],
    [
      { was: at(2, side), is: at(0, side) },
      { was: at(1, night), is: at(2, lit) },
    ],
  ],
])('names %s', (_, one, other, changed) => expect(changedPictures(one, other)).toEqual(changed));

it.each([
  ['that it is another one', day, night, [{ was: { picture: day }, is: { picture: night } }]],
  ['that it is new', null, day, [{ is: { picture: day } }]],
  ['that it is gone', day, null, [{ was: { picture: day } }]],
  ['nothing, where it is the same', day, { ...day }, []],
])('says of the only one of a field %s', (_, one, other, changed) =>
  expect(changedPictures(one, other)).toEqual(changed),
);

it.each([
  ['texts', ['a'], ['b']],
  ['a picture and a text', day, 'a'],
  ['a text', 'a', null],
])('says nothing of %s', (_, one, other) => expect(changedPictures(one, other)).toBeUndefined());
