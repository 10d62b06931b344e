import { useMessages } from '../../i18n/use-messages';
import { CopyButton } from './copy-button';
import { openShareSheet } from './share-sheet';
import { useCopy } from './use-copy';

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
