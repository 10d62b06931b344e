import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';

const styles: ThemeUICSSObject = {
  variant: 'text.cap',
  maxWidth: '62ch',
  color: 'muted',
  '& i': { fontFamily: 'serif', fontSize: '1.0625em', color: 'text' },
};

export function EventSubject({ event: { title, dates } }: { event: { title?: string; dates?: string } }) {
  const { t } = useTranslation();
  return (
    <p sx={styles}>
      {t('enquiry.about-event')}
      <br />
      <i>{title}</i>
      {dates && (
        <>
          <br />
          {dates}
        </>
      )}
    </p>
  );
}
