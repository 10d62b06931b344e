import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import type { Language, Say } from '../../../app/words';
import { isSame } from '../../../../api/content/contract/field-path';
import type { PictureAsShown as Picture } from '../../../../api/media/contract/pictures';
import type { PictureChange } from './changed-pictures';

/** What a picture says, part by part, each under its name in the form. */
function partsOf(picture: Picture, say: Say): [label: string, text: string][] {
  const { alt, night, credit, hd } = picture;
  const inEach = (label: string, texts: Partial<Record<LocaleCode, string>> = {}): [string, string][] =>
    LOCALE_CODES.map((language) => [`${label}, ${say('language', { language })}`, texts[language] ?? '']);
  return [
    ...inEach(say('editor.alt'), alt),
    [say('preview.evening'), night?.file ?? ''],
    ...inEach(say('editor.altNight'), night?.alt),
    [say('editor.lamp'), night?.lamp ? say('you.on') : say('you.off')],
    [say('editor.credit'), credit ?? ''],
    [say('editor.hd'), hd ?? say('you.off')],
  ];
}

const nameOf = ({ alt, file }: Picture, language: LocaleCode): string =>
  alt[language] ?? Object.values(alt).find(Boolean) ?? file;

/**
 * What is told of a changed picture on each side, line by line. Of the same picture that is what differs; of one that was only moved
 * its description; of another one in its place the file's name as well.
 */
export function pictureWords(
  { was, is }: PictureChange,
  { say, locale }: Pick<Language, 'say' | 'locale'>,
): [string[], string[]] {
  if (!was || !is) {
    const told = (placed: typeof was) => (placed ? [nameOf(placed.picture, locale)] : []);
    return [told(was), told(is)];
  }
  const [one, other] = [was.picture, is.picture];
  if (one.file !== other.file)
    return [
      [nameOf(one, locale), one.file],
      [nameOf(other, locale), other.file],
    ];
  if (isSame(one, other)) return [[nameOf(one, locale)], [nameOf(other, locale)]];
  const [before, after] = [partsOf(one, say), partsOf(other, say)];
  const lines = (parts: typeof before, beside: typeof before): string[] =>
    parts
      .filter(([, text], index) => text !== beside[index]?.[1])
      .map(([label, text]) => say('join.of', { before: label, after: text || say('conflict.empty') }));
  return [lines(before, after), lines(after, before)];
}
