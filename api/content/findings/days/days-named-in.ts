import type { LocaleCode } from '../../../../src/contract/locale-codes';

interface NamedDay {
  /** Undefined where none is beside it. */
  year: string | undefined;
  /** `11-27` */
  monthAndDay: string;
}

const monthsIn = (locale: LocaleCode): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 15)),
  );

/** '3 to 8 March 2027', 'du 1er au 8 mars', '12 November': days with the name of their month beside them. */
export function daysNamedIn(text: string, locale: LocaleCode): NamedDay[] {
  const months = monthsIn(locale);
  const pattern = new RegExp(
    String.raw`(?:(\d{1,2})\p{L}{0,2}\s*(?:to|au|et|and|–|-)\s*)?(\d{1,2})\p{L}{0,2}\s+(${months.join('|')})(?:,?\s+(\d{4}))?`,
    'giu',
  );
  return [...text.matchAll(pattern)].flatMap(([, from, to, name = '', year]) => {
    const month = months.findIndex((one) => one.toLowerCase() === name.toLowerCase()) + 1;
    return [from, to].flatMap((day) =>
      day === undefined
        ? []
        : { year, monthAndDay: [month, day].map((one) => `${one}`.padStart(2, '0')).join('-') },
    );
  });
}
