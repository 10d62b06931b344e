import { useRef, useState, type KeyboardEvent } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { useSay } from '../../app/words';
import { asTyped, isFresh, putRight, type Fixed } from '../../editing/french-keys';
import { FIXED, GROWING, NAME_INPUT, TITLE_INPUT } from '../../theme/editor/fields';
import type { Described } from './field-frame';

interface TextInputProps extends Partial<Described> {
  value: string;
  onChange: (value: string) => void;
  lang?: LocaleCode;
  /** Titles are in italics, names are not. */
  looks?: 'title' | 'name' | undefined;
  'aria-label'?: string;
  inputMode?: 'url' | 'email';
  onBlur?: () => unknown;
}

/** A line that grows; in French, typography is put right as one types. */
export function TextInput({ value, onChange, lang, looks, ...input }: TextInputProps) {
  const say = useSay();
  const [fixed, setFixed] = useState<Fixed>();
  const area = useRef<HTMLTextAreaElement>(null);
  const isGivenBack = useRef(false);
  const giveBack = (): boolean => {
    if (!area.current || !isFresh(area.current, fixed)) return false;
    isGivenBack.current = true;
    asTyped(area.current, fixed);
    isGivenBack.current = false;
    setFixed(undefined);
    return true;
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (isUndo && giveBack()) event.preventDefault();
  };
  return (
    <>
      <span data-value={`${value} `} sx={looks ? LOOKS[looks] : GROWING}>
        <textarea
          {...input}
          ref={area}
          rows={1}
          lang={lang}
          spellCheck
          value={value}
          onKeyDown={press}
          onChange={({ target, nativeEvent }) => {
            onChange(target.value.replace(/\s*\n\s*/g, ' '));
            const { inputType, isComposing } = nativeEvent as InputEvent;
            if (lang !== 'fr' || inputType !== 'insertText' || isComposing || isGivenBack.current) return;
            const put = putRight(target);
            if (put) setFixed(put);
          }}
        />
      </span>
      {fixed && fixed.text === value && (
        <span sx={FIXED}>
          {say('editor.putRight')}{' '}
          <button
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              area.current?.focus();
              giveBack();
            }}
          >
            {say('editor.asTyped')}
          </button>
        </span>
      )}
    </>
  );
}

const LOOKS: Record<'title' | 'name', ThemeUICSSObject> = {
  title: { ...GROWING, ...TITLE_INPUT },
  name: { ...GROWING, ...NAME_INPUT },
};
