import { Fragment } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { printTagOf } from '../../i18n/print-tag';
import { useMessages } from '../../i18n/use-messages';

const styles: ThemeUICSSObject = {
  variant: 'text.cap',
  maxWidth: '62ch',
  color: 'muted',
  textWrap: 'pretty',
  '& i': { fontFamily: 'serif', fontSize: '1.0625em', color: 'text' },
};

/** 'Your inquiry is about A, B and C', titles of works in italics. */
export function EnquirySubject({ titles }: { titles: readonly string[] }) {
  const { t, locale } = useMessages();
  const parts = new Intl.ListFormat(printTagOf(locale), { type: 'conjunction' }).formatToParts(titles);
  return (
    <p sx={styles}>
      {t('enquiry.about')}{' '}
      {parts.map(({ type, value }, index) =>
        type === 'element' ? <i key={index}>{value}</i> : <Fragment key={index}>{value}</Fragment>,
      )}
    </p>
  );
}
