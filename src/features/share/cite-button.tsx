import { useEffect } from 'react';
import { whenIdle } from '../../browser/when-idle';
import { useSite } from '../../page/site-context';
import { useMessages } from '../../i18n/use-messages';
import type { CitedWork } from './citation';
import { CopyButton } from './copy-button';
import { useCopy } from './use-copy';

let citation: typeof import('./citation') | undefined;

const load = async () => (citation ??= await import('./citation'));

/** Ahead of the click: some browsers copy nothing long after it, and there may be no network then. */
const expect = (): void => void load().catch(() => undefined);

/** Museum order in few words, for when the code of the whole can't be fetched. */
const inBrief = ({ creators, title, reference }: CitedWork, gallery: string, url: string) => ({
  text: [...creators, title, reference, gallery, url].join(', '),
});

interface CiteButtonProps {
  work: CitedWork;
  /** Absolute. */
  url: string;
  className?: string;
}

export function CiteButton({ work, url, className }: CiteButtonProps) {
  const { t, locale } = useMessages();
  const { name, contact } = useSite();
  const { result, copy, dismiss } = useCopy();
  useEffect(() => whenIdle(expect), []);
  const cite = async () => {
    const code = citation ?? (await load().catch(() => undefined));
    const page = { gallery: name, city: contact.city, url };
    await copy(code ? code.citeToday(work, page, locale) : inBrief(work, name, url));
  };
  return (
    <CopyButton
      className={className}
      result={result}
      copied={t('cite.copied')}
      byHand={t('cite.by-hand')}
      onPress={() => void cite()}
      onDismiss={dismiss}
    >
      {t('cite.copy')}
    </CopyButton>
  );
}
