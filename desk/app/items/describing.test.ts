import { describing, descriptionAsked } from './describing';

const alt = { en: 'A lamp' };
const work = {
  pictures: [
    { file: 'lamp-1.jpg', alt },
    { file: 'lamp-2.jpg', alt, night: { file: 'lamp-2-evening.jpg', alt } },
  ],
};

it.each([
  ['lamp-1.jpg', work, 'pictures.0.alt.fr'],
  ['lamp-2.jpg', work, 'pictures.1.alt.fr'],
  ['lamp-2-evening.jpg', work, 'pictures.1.night.alt.fr'],
  ['fair.jpg', { news: [{ picture: { file: 'fair.jpg', alt } }] }, 'news.0.picture.alt.fr'],
  ['other.jpg', work, undefined],
])('an address leads to the description of %s', (file, values, path) => {
  expect(descriptionAsked(`#${describing(file, 'fr')}`, values)).toBe(path);
});

it.each(['', '#texts', '#describe:xx:lamp-1.jpg'])('‘%s’ asks for none', (hash) => {
  expect(descriptionAsked(hash, work)).toBeUndefined();
});
