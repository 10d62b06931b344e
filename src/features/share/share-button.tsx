import { useTranslation } from 'gatsby-plugin-react-i18next';
import { CopyButton } from './copy-button';
import { useCopy } from './use-copy';

/** The visitor has closed the sheet, or has it open already: no failure. */
const SERVED = ['AbortError', 'InvalidStateError'];

/** @returns false where there is no sheet for it; the address can then be copied */
async function openShareSheet(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || navigator.canShare?.(data) === false) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return SERVED.includes((error as Error).name);
  }
}

interface ShareButtonProps {
  /** Absolute. */
  url: string;
  title: string;
  /** A line about it, to be sent with the address. */
  text?: string;
  className?: string;
}

/** Copies the address where there is no share sheet. */
export function ShareButton({ url, title, text, className }: ShareButtonProps) {
  const { t } = useTranslation();
  const { result, copy, dismiss } = useCopy();
  const share = async () => {
    if (!(await openShareSheet({ url, title, ...(text && { text }) }))) await copy({ text: url });
  };
  return (
    <CopyButton
      className={className}
      result={result}
      copied={t('share.copied')}
      byHand={t('share.by-hand')}
      onPress={() => void share()}
      onDismiss={dismiss}
    >
      {t('share.share')}
    </CopyButton>
  );
}
