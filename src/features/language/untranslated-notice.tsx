import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ThemeUICSSObject } from 'theme-ui';
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
  const { t } = useTranslation();
  return (
    <p id={UNTRANSLATED_ID} tabIndex={-1} sx={styles}>
      {t('lists.untranslated')}
    </p>
  );
}
