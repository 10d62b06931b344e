import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { useSay } from '../../app/words';
import { valueAt } from '../../contract/items/field-path';
import { useEditState } from '../../editing/editor-context';
import { HEADS } from '../../theme/editor/layout';

/** The languages' heads: what lacks, or who is there. */
export function Heads() {
  const say = useSay();
  const { item, values } = useEditState();
  const stateOf = (locale: LocaleCode): { text: string; isWrong?: boolean } => {
    const colleague = item.here.find(({ path }) => path?.split('.').includes(locale));
    if (colleague) return { text: say('editor.isIn', { name: colleague.name }) };
    if ('slug' in values && valueAt(values, `slug.${locale}`) === null)
      return { text: say('editor.notThere') };
    const count = item.findings.filter(
      (finding) => finding.locale === locale && finding.severity === 'error',
    ).length;
    return count > 0
      ? { text: say('editor.missing', { count }), isWrong: true }
      : { text: say('editor.complete') };
  };
  return (
    <div sx={HEADS}>
      {LOCALE_CODES.map((locale) => {
        const { text, isWrong } = stateOf(locale);
        return (
          <div key={locale} data-of={locale}>
            <span lang={locale}>{say(`editor.in.${locale}`)}</span>
            <span data-wrong={isWrong}>{text}</span>
          </div>
        );
      })}
    </div>
  );
}
