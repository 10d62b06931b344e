import type { Finding, Values } from '../../../contract/items/item';
import type { LocaleCode } from '../../../../src/contract/locale-codes';
import { placedPictures } from '../pictures-in';
import type { ReadAgain } from '../tables/replaced-pictures';

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
