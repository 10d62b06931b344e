import { pressReleaseAnswer } from './press-release-answer';
import type { View } from '../view';

const viewIn = (lang: string): View =>
  ({
    lang,
    catalogue: {
      offeredFiles: new Map(['a-en.pdf', 'a-fr.pdf'].map((name) => [name, { bytes: 1, version: name }])),
    },
  }) as unknown as View;

it.each([
  ['fr', { en: 'a-en.pdf', fr: 'a-fr.pdf' }, 'a-fr.pdf'],
  ['fr', { en: 'a-en.pdf' }, 'a-en.pdf'],
  ['en', { fr: 'a-fr.pdf' }, 'a-fr.pdf'],
])('offers the file of the language, or the only one there is (%s, %o)', (lang, file, filename) => {
  expect(pressReleaseAnswer(viewIn(lang), { file }).filename).toBe(filename);
});
