import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import { valueAt } from '../../contract/items/field-path';
import { useEditor, useEditState } from '../../editing/editor-context';
import { languageName } from '../../contract/languages';
import type { Finding } from '../../contract/items/item';
import { kindOf } from '../../kinds/kinds';
import { isFault } from '../../editing/still-to-come';
import { HEADS } from '../../theme/editor/layout';
import { goToField } from './go-to';

interface Head {
  text: string;
  isWrong?: boolean;
  /** Where the item has no page in this language: the address that it could have. */
  address?: string;
}

/** The languages' heads: what lacks, who is there, or that the item is in one alone. */
export function Heads() {
  const say = useSay();
  const { shelf, id, session } = useEditor();
  const { item, values } = useEditState();
  const addressIn = (locale: LocaleCode): string | null => valueAt(values, `slug.${locale}`) as string | null;
  const texts = kindOf(shelf, id)
    .flatMap(({ fields }) => fields)
    .filter(({ widget }) => widget === 'texts')
    .map(({ path }): string => path);
  // What lacks in every language lacks in each.
  const isIn = (locale: LocaleCode, finding: Finding): boolean =>
    finding.severity === 'error' &&
    (finding.locale === locale || (finding.name === 'missing' && texts.includes(finding.path)));
  const headOf = (locale: LocaleCode): Head => {
    const colleague = item.here.find(({ path }) => path?.split('.').includes(locale));
    if (colleague) return { text: say('editor.isIn', { name: colleague.name }) };
    const beside =
      LOCALE_CODES.filter((one) => one !== locale)
        .map(addressIn)
        .find((address) => address !== null) ?? null;
    if (addressIn(locale) === null && beside !== null)
      return { text: say('editor.notThere'), address: beside };
    const errors = item.findings.filter((finding) => isIn(locale, finding));
    const isWrong = errors.some((finding) => isFault(item, finding));
    const lacks = errors.every(({ name }) => name === 'missing');
    if (errors.length > 0)
      return { text: say(lacks ? 'editor.missing' : 'editor.wrong', { count: errors.length }), isWrong };
    const isAlone = 'slug' in values && beside === null;
    return { text: isAlone ? say('items.only', { language: locale }) : say('editor.complete') };
  };
  return (
    <div sx={HEADS}>
      {LOCALE_CODES.map((locale) => {
        const { text, isWrong, address } = headOf(locale);
        return (
          <div key={locale} data-of={locale}>
            <span lang={locale}>{languageName(locale)}</span>
            <span data-wrong={isWrong}>
              {text}
              {address !== undefined && (
                <>
                  {' '}
                  <Button
                    look="link"
                    onClick={() => {
                      session.change(`slug.${locale}`, address);
                      goToField(`${'name' in values ? 'slug' : 'title'}.${locale}`);
                    }}
                  >
                    {say('editor.addLanguage', { language: locale })}
                  </Button>
                </>
              )}
            </span>
          </div>
        );
      })}
    </div>
  );
}
