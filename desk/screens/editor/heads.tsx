import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import { valueAt } from '../../../api/content/contract/field-path';
import type { Finding } from '../../../api/content/contract/item';
import { useEditor, useEditState } from '../../editing/editor-context';
import { languageName } from '../../../api/desk/contract/languages';
import { atEachText } from '../../kinds/at-each-text';
import type { Field } from '../../kinds/kind';
import { kindOf } from '../../kinds/kinds';
import { isFault } from '../../editing/still-to-come';
import { HEADS } from '../../theme/editor/layout';
import { goToField } from './go-to';
import { Here } from './theirs/here';

/** Texts that are the same in every language, and that each page needs. */
const SHARED: readonly Field['widget'][] = ['line', 'publication'];

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
  const kind = kindOf(shelf, id);
  const found = atEachText(kind, values, item.findings);
  const shared = kind
    .flatMap(({ fields }) => fields)
    .filter(({ widget }) => SHARED.includes(widget))
    .map(({ path }): string => path);
  const isOf = (locale: LocaleCode, { locale: of, name, path }: Finding): boolean =>
    of === locale || (of === null && name === 'missing' && shared.includes(path));
  const headOf = (locale: LocaleCode): Head => {
    const beside =
      LOCALE_CODES.filter((one) => one !== locale)
        .map(addressIn)
        .find((address) => address !== null) ?? null;
    if (addressIn(locale) === null && beside !== null)
      return { text: say('editor.notThere'), address: beside };
    const errors = found.filter((one) => one.severity === 'error' && isOf(locale, one));
    const isWrong = errors.some((finding) => isFault(item, finding));
    const lacks = errors.every(({ name }) => name === 'missing');
    if (errors.length > 0)
      return { text: say(lacks ? 'editor.missingTexts' : 'editor.wrong', { count: errors.length }), isWrong };
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
      <Here />
    </div>
  );
}
