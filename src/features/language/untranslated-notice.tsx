import '../../i18n/late/lists';
import type { ThemeUICSSObject } from 'theme-ui';
import { useMessages } from '../../i18n/use-messages';
import { UNTRANSLATED_ID } from './untranslated-id';

const styles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'none',
  color: 'muted',
  pb: 4,
  scrollMarginTop: 'header',
  '&:target, &[data-target]': { display: 'block' },
};

/** Shown by :target, with scripts or without, which also gives it the focus: so it is read out. */
export function UntranslatedNotice() {
  const { t } = useMessages();
  return (
    <p id={UNTRANSLATED_ID} tabIndex={-1} sx={styles}>
      {t('nav.untranslated')}
    </p>
  );
}
