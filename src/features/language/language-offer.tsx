import { useState } from 'react';
import { LANGUAGE_OFFERS } from '../../i18n/late/language-offers';
import { useMessages } from '../../i18n/use-messages';
import type { Alternates } from '../../routes/alternates';
import { placeOnPage } from './language-switch';
import { rememberLocale } from './locale-cookie';
import { offeredLocale, refuseOffers } from './offered-locale';

interface LanguageOfferProps {
  path: string;
  alternates: Alternates;
}

/** Offers the landing page in the visitor's own language, until the visitor closes it for good. */
export function LanguageOffer({ path, alternates }: LanguageOfferProps) {
  const { t, locale } = useMessages();
  const [landed] = useState(path);
  const [offered, setOffered] = useState(() => offeredLocale(locale));
  const other = offered && alternates[offered];
  if (!other || path !== landed) return null;
  const close = () => {
    refuseOffers();
    setOffered(undefined);
  };
  const { text, close: no } = LANGUAGE_OFFERS[offered];
  return (
    <aside aria-label={t('nav.language')} data-shown="">
      <a
        href={other}
        lang={offered}
        hrefLang={offered}
        onClick={(event) => {
          rememberLocale(offered);
          event.currentTarget.href = other + placeOnPage(offered);
        }}
      >
        {text}
      </a>
      <button type="button" lang={offered} onClick={close}>
        {no}
      </button>
    </aside>
  );
}
