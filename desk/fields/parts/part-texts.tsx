import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { useId, type ReactNode } from 'react';
import { useSay } from '../../app/words';
import { useEditState, useField } from '../../editing/editor-context';
import { isFault } from '../../editing/still-to-come';
import { PAIR } from '../../theme/editor/fields';
import type { Described } from './field-frame';
import { FindingText } from './finding-text';
import { Labelled } from './labelled';
import { TextInput } from './text-input';

export type Texts = Partial<Record<LocaleCode, string>>;

interface PartTextsProps {
  label: string;
  value: Texts | undefined;
  /** Undefined once nothing is left. */
  onChange: (value: Texts | undefined) => void;
  /** Of the item, where each language is checked by itself. */
  path?: string | undefined;
  /** Empty texts stay, as the description of a picture says by ''. */
  keepsEmpty?: boolean;
}

/** A part of a field, in each language. */
export function PartTexts({ label, value = {}, onChange, path, keepsEmpty = false }: PartTextsProps) {
  const say = useSay();
  const change = (locale: LocaleCode, text: string): void => {
    const next = { ...value, [locale]: text };
    if (text === '' && !keepsEmpty) delete next[locale];
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <div sx={PAIR}>
      {LOCALE_CODES.map((locale) => (
        <Checked key={locale} path={path && `${path}.${locale}`} locale={locale}>
          {(described) => (
            <Labelled label={`${label}, ${say('language', { language: locale })}`}>
              {(id) => (
                <TextInput
                  {...id}
                  {...described}
                  lang={locale}
                  value={value[locale] ?? ''}
                  onChange={(text) => change(locale, text)}
                />
              )}
            </Labelled>
          )}
        </Checked>
      ))}
    </div>
  );
}

interface CheckedProps {
  path: string | undefined;
  locale: LocaleCode;
  children: (described: Partial<Described>) => ReactNode;
}

/** With what is wrong with it, where the item is checked so far down. */
function Checked({ path, locale, children }: CheckedProps) {
  if (path === undefined) return <div data-of={locale}>{children({})}</div>;
  return <CheckedPart {...{ path, locale, children }} />;
}

function CheckedPart({ path, locale, children }: CheckedProps & { path: string }) {
  const about = useId();
  const { findings } = useField(path);
  const { item } = useEditState();
  const isWrong = findings.some((finding) => isFault(item, finding));
  return (
    <div data-of={locale} data-path={path} data-wrong={isWrong} sx={{ minWidth: 0 }}>
      {children({ 'aria-describedby': about, 'aria-invalid': isWrong })}
      <div id={about}>
        {findings.map((finding) => (
          <FindingText key={finding.name} finding={finding} isHere />
        ))}
      </div>
    </div>
  );
}
