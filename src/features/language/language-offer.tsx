import { useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { LANGUAGE_OFFERS } from '../../i18n/lazy/language-offer';
import { useLocale } from '../../i18n/use-locale';
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
  const { t } = useTranslation();
  const locale = useLocale();
  const [landed] = useState(path);
  const [offered, setOffered] = useState(() => offeredLocale(locale));
  const other = offered && alternates[offered];
  if (!other || path !== landed) return null;
  const close = () => {
    refuseOffers();
    setOffered(undefined);
  };
  const words = LANGUAGE_OFFERS[offered];
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
        {words['offer.text']}
      </a>
      <button type="button" lang={offered} onClick={close}>
        {words['offer.close']}
      </button>
    </aside>
  );
}
