import { useRef, useEffect, useId, type KeyboardEvent } from 'react';
import { NEEDS_PAGE } from '../../page/needs-page';
import type { CopyResult } from './use-copy';
import type { ThemeUICSSObject } from 'theme-ui';
import { WITHOUT_SCRIPTS } from '../../theme/tokens';

/** The message takes the place of the button's word, which has room for it: nothing moves or is covered. */
const copyButtonStyles: ThemeUICSSObject = {
  display: 'inline-grid',
  // In large letters the word breaks where the longer message has no room.
  gridTemplateColumns: 'minmax(0, max-content)',
  justifyItems: 'start',
  maxWidth: '100%',
  '& > button, & > [role=status], &::after': { gridArea: '1 / 1' },
  '&::after': { content: 'attr(data-note)', visibility: 'hidden', whiteSpace: 'nowrap' },
  // The button keeps the focus, so that its ring surrounds the message.
  '&:has(> [role=status]:not(:empty)) > button': {
    justifySelf: 'stretch',
    color: 'transparent',
    borderColor: 'transparent',
    forcedColorAdjust: 'none',
  },
  '&:has(textarea)': { display: 'grid', width: '100%', maxWidth: 'controls' },
  [WITHOUT_SCRIPTS]: { display: 'none' },
  '@media print': { display: 'none' },
};

const noteStyles: ThemeUICSSObject = {
  py: 1,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  color: 'muted',
  pointerEvents: 'none',
};

const copyFieldStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 'lines',
  width: '100%',
  mt: 2,
  '& label': { variant: 'text.cap' },
  // No form's styles, which the pages that have this button do without.
  '& textarea': {
    display: 'block',
    width: '100%',
    maxHeight: '60vh',
    py: 2,
    borderBottom: 'field',
    fontSize: 'cap',
    lineHeight: 1.5,
    resize: 'none',
    overflowWrap: 'anywhere',
  },
};

/** Characters of a line on a phone. */
const LINE = 40;

interface CopyFieldProps {
  label: string;
  text: string;
  onDismiss: () => void;
}

function CopyField({ label, text, onDismiss }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDismiss();
  };
  return (
    <span sx={copyFieldStyles}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        readOnly
        value={text}
        rows={Math.ceil(text.length / LINE)}
        onKeyDown={onKeyDown}
      />
    </span>
  );
}

interface CopyButtonProps {
  children: string;
  result: CopyResult;
  copied: string;
  byHand: string;
  onPress: () => void;
  onDismiss: () => void;
  className?: string | undefined;
}

export function CopyButton({
  children,
  result,
  copied,
  byHand,
  onPress,
  onDismiss,
  className,
}: CopyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const dismiss = () => {
    button.current?.focus();
    onDismiss();
  };
  return (
    <span className={className} data-note={copied} {...NEEDS_PAGE} sx={copyButtonStyles}>
      <button ref={button} type="button" sx={{ variant: 'links.underlined' }} onClick={onPress}>
        {children}
      </button>
      <span role="status" sx={noteStyles}>
        {result.kind === 'copied' && copied}
      </span>
      {result.kind === 'by-hand' && <CopyField label={byHand} text={result.text} onDismiss={dismiss} />}
    </span>
  );
}
