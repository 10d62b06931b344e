import { translator } from '../translator';
import type { LocaleCode } from '../locales';

/** '1914–1989', 'born 1938' of a living person; undefined when nothing is known. */
export function formatLife(
  birth: number | undefined,
  death: number | undefined,
  locale: LocaleCode,
): string | undefined {
  const t = translator(locale);
  if (birth && death) return `${birth}–${death}`;
  if (birth) return t('creator.born', { year: birth });
  return death ? t('creator.died', { year: death }) : undefined;
}
