import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { useSay } from '../../app/words';
import { PAIR } from '../../theme/editor/fields';
import { Labelled } from './labelled';
import { TextInput } from './text-input';

export type Texts = Partial<Record<LocaleCode, string>>;

interface PartTextsProps {
  label: string;
  value: Texts | undefined;
  /** Undefined once nothing is left. */
  onChange: (value: Texts | undefined) => void;
  /** Empty texts stay, as the description of a picture says by ''. */
  keepsEmpty?: boolean;
}

/** A part of a field, in each language. */
export function PartTexts({ label, value = {}, onChange, keepsEmpty = false }: PartTextsProps) {
  const say = useSay();
  const change = (locale: LocaleCode, text: string): void => {
    const next = { ...value, [locale]: text };
    if (text === '' && !keepsEmpty) delete next[locale];
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <div sx={PAIR}>
      {LOCALE_CODES.map((locale) => (
        <Labelled key={locale} label={`${label}, ${say(`editor.in.${locale}`)}`} locale={locale}>
          {(id) => (
            <TextInput
              {...id}
              lang={locale}
              value={value[locale] ?? ''}
              onChange={(text) => change(locale, text)}
            />
          )}
        </Labelled>
      ))}
    </div>
  );
}
