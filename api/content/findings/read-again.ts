import type { Finding, Values } from '../contract/item';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { placedPictures } from '../../media/pictures-in';
import type { ReadAgain } from '../../media/replaced-picture-queries';

/** Descriptions that nobody has written or looked at since another picture was put in its place. */
export function descriptionsToRead(values: Values, asked: readonly ReadAgain[]): Finding[] {
  if (asked.length === 0) return [];
  return placedPictures(values).flatMap(({ path, file, alt }) => {
    const alts = asked.find((one) => one.file === file)?.alts ?? [];
    return (Object.entries(alt) as [LocaleCode, string][])
      .filter(([locale, text]) => alts.some((before) => before[locale] === text))
      .map(
        ([locale]): Finding => ({
          ...{ path: `${path}.alt.${locale}`, name: 'readAgain', text: file, locale },
          severity: 'advice',
        }),
      );
  });
}

/** Words, a credit and an evening picture, that were made for a picture which this draft has put another one in the place of. */
export function keptFromAnother(published: Values | undefined, values: Values): Finding[] {
  if (!published) return [];
  const before = placedPictures(published);
  const now = placedPictures(values);
  const gone = before.filter(({ file }) => !now.some((one) => one.file === file));
  const isNew = (file: string): boolean => !before.some((one) => one.file === file);
  // Named by the files, by which it is known again once somebody has found it right.
  const words = (path: string, file: string, locale: LocaleCode): Finding => ({
    ...{ path: `${path}.alt.${locale}`, name: 'keptWords', text: file, locale },
    severity: 'advice',
  });
  const credited = (path: string, file: string): Finding => ({
    ...{ path: `${path}.credit`, name: 'keptCredit', text: file, locale: null },
    severity: 'advice',
  });
  const evening = (path: string, files: readonly string[]): Finding => ({
    ...{ path: `${path}.file`, name: 'keptEvening', text: files.join(' '), locale: null },
    severity: 'advice',
  });
  return now.flatMap(({ path, file, alt, credit }) => {
    const kept = (Object.entries(alt) as [LocaleCode, string][]).filter(
      ([locale, text]) => text !== '' && isNew(file) && gone.some((one) => one.alt[locale] === text),
    );
    const isCreditKept =
      credit !== undefined && isNew(file) && gone.some((one) => one.path === path && one.credit === credit);
    const day = now.find((one) => `${one.path}.night` === path);
    const was = before.find((one) => one.file === file);
    const wasOf = was && before.find((one) => `${one.path}.night` === was.path);
    const isLeft = day && wasOf && isNew(day.file) && gone.includes(wasOf);
    return [
      ...kept.map(([locale]) => words(path, file, locale)),
      ...(isCreditKept ? [credited(path, file)] : []),
      ...(isLeft ? [evening(path, [day.file, file])] : []),
    ];
  });
}
