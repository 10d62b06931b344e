import { useMessages } from '../../i18n/use-messages';
import { CopyButton } from './copy-button';
import { useCopy } from './use-copy';

/** What the sheet refuses to a visitor who has closed it, or has it open already, is no failure. */
const SERVED = ['AbortError', 'InvalidStateError'];

/**
 * Opens the device's share sheet, where there is one that takes this.
 * @returns whether the visitor has had it; where not, the address can still be copied
 */
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
  /** The whole address of what is shared. */
  url: string;
  title: string;
  /** A line about it, for what the address is sent with. */
  text?: string;
  className?: string;
}

/** Hands an address to the device's share sheet; where there is none, it is copied. */
export function ShareButton({ url, title, text, className }: ShareButtonProps) {
  const { t } = useMessages();
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
