import { useRef, useState, type KeyboardEvent } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { asTyped, beforeSign, isBehind, isFresh, putRight, type Fixed } from '../../editing/french-keys';
import { FIXED, GROWING, NAME_INPUT, TITLE_INPUT } from '../../theme/editor/fields';
import { PutRight } from '../put-right';
import type { Described } from './field-frame';

interface TextInputProps extends Partial<Described> {
  value: string;
  /** `isPutRight`: takes typography back, or puts it right, in what was typed just before. */
  onChange: (value: string, doing: { isPutRight: boolean }) => void;
  lang?: LocaleCode;
  /** Titles are in italics, names are not. */
  looks?: 'title' | 'name' | undefined;
  'aria-label'?: string;
  inputMode?: 'url' | 'email';
  onBlur?: () => unknown;
}

/** A line that grows; in French, typography is put right as one types. */
export function TextInput({ value, onChange, lang, looks, ...input }: TextInputProps) {
  const [fixed, setFixed] = useState<Fixed>();
  const area = useRef<HTMLTextAreaElement>(null);
  const isPuttingRight = useRef(false);
  const giveBack = (back: typeof asTyped = asTyped): boolean => {
    if (!area.current || !isFresh(area.current, fixed)) return false;
    isPuttingRight.current = true;
    back(area.current, fixed);
    isPuttingRight.current = false;
    setFixed(undefined);
    return true;
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
    // The sign goes, and with it the space that it was given.
    const hasOther = event.ctrlKey || event.metaKey || event.altKey;
    const isDeleting = event.key === 'Backspace' && !hasOther && isBehind(event.currentTarget, fixed);
    if (isDeleting && giveBack(beforeSign)) event.preventDefault();
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || !giveBack()) return;
    event.preventDefault();
    // Nothing more is taken back by this key.
    event.stopPropagation();
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
            const isPutRight = isPuttingRight.current;
            onChange(target.value.replace(/\s*\n\s*/g, ' '), { isPutRight });
            const { inputType, isComposing } = nativeEvent as InputEvent;
            if (lang !== 'fr' || inputType !== 'insertText' || isComposing || isPutRight) return;
            isPuttingRight.current = true;
            const put = putRight(target);
            isPuttingRight.current = false;
            if (put) setFixed(put);
          }}
        />
      </span>
      {fixed && fixed.text === value && (
        <span sx={FIXED}>
          <PutRight
            onGiveBack={() => {
              area.current?.focus();
              giveBack();
            }}
          />
        </span>
      )}
    </>
  );
}

const LOOKS: Record<'title' | 'name', ThemeUICSSObject> = {
  title: { ...GROWING, ...TITLE_INPUT },
  name: { ...GROWING, ...NAME_INPUT },
};
