import { useRef } from 'react';
import { NEEDS_PAGE } from '../../page/needs-page';
import { copyButtonStyles, noteStyles } from './copy-button.styles';
import { CopyField } from './copy-field';
import type { CopyResult } from './use-copy';

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
