import { useEffect } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { whenUsed } from '../../browser/moments/when-used';
import { useSite } from '../../page/site-context';
import { useLocale } from '../../i18n/use-locale';
import type * as Citation from './citation';
import { CopyButton } from './copy-button';
import { useCopy } from './use-copy';

let citation: typeof Citation | undefined;

const load = async () => (citation ??= await import('./citation'));

/** Ahead of the click: some browsers copy nothing long after it, and there may be no network then. */
const fetchAhead = (): void => void load().catch(() => undefined);

interface CiteButtonProps {
  work: Citation.CitedWork;
  /** Absolute. */
  url: string;
  className?: string;
}

export function CiteButton({ work, url, className }: CiteButtonProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, contact } = useSite();
  const { result, copy, dismiss } = useCopy();
  useEffect(() => whenUsed(fetchAhead), []);
  const cite = async () => {
    const code = citation ?? (await load().catch(() => undefined));
    const page = { gallery: name, city: contact.city, url };
    // Without it, who made what and where it is to be seen.
    const brief = { text: [...work.creators, work.title, url].join(', ') };
    await copy(code ? code.citeToday(work, page, locale) : brief);
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
