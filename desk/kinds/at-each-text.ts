import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { valueAt } from '../../api/content/contract/field-path';
import type { Finding, Values } from '../../api/content/contract/item';
import type { Field, Kind } from './kind';

/** Of which each language has a field of its own. */
const TEXTS: readonly Field['widget'][] = ['texts', 'eventKind', 'rich', 'richLines', 'lines', 'slug'];

/**
 * What lacks in both languages lacks in each, where one writes it: so all that count what there is to fill in count fields of
 * the form. Where the item has a page in one language alone, it lacks in that one.
 */
export function atEachText(kind: Kind, values: Values, findings: readonly Finding[]): Finding[] {
  const texts = kind
    .flatMap(({ fields }) => fields)
    .filter(({ widget }) => TEXTS.includes(widget))
    .map(({ path }): string => path);
  const named = LOCALE_CODES.filter((code) => valueAt(values, `slug.${code}`));
  const languages = named.length > 0 ? named : LOCALE_CODES;
  return findings.flatMap((finding) =>
    finding.name === 'missing' && finding.locale === null && texts.includes(finding.path)
      ? languages.map((locale) => ({ ...finding, locale, path: `${finding.path}.${locale}` }))
      : [finding],
  );
}
