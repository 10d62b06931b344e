import type { ThemeUICSSObject } from 'theme-ui';
import { ENQUIRY_WORDS } from '../../../i18n/pages/forms/enquiry-words';
import { useMessages } from '../../../i18n/use-messages';

const styles: ThemeUICSSObject = {
  variant: 'text.cap',
  maxWidth: '62ch',
  color: 'muted',
  '& i': { fontFamily: 'serif', fontSize: '1.0625em', color: 'text' },
};

export function EventSubject({ event: { title, dates } }: { event: { title?: string; dates?: string } }) {
  const { locale } = useMessages();
  return (
    <p sx={styles}>
      {ENQUIRY_WORDS[locale].aboutEvent}
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
