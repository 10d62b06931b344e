import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Spinner } from '../../../components/form/spinner';
import { useLasting } from '../../../components/form/use-lasting';
import type { ThemeUICSSObject } from 'theme-ui';

const waitingStyles: ThemeUICSSObject = {
  position: 'fixed',
  left: 'margin',
  bottom: 'windowFoot',
  zIndex: 'panel',
  '&:not(:empty)': { p: 1, bg: 'background', borderRadius: '50%' },
  'dialog &': { position: 'absolute', left: 3, bottom: 3 },
};

/** Appears only when the wait lasts. */
export function Waiting({ active = true }: { active?: boolean }) {
  const { t } = useTranslation();
  const lasting = useLasting(active);
  return (
    <div role="status" sx={waitingStyles}>
      {lasting && <Spinner label={t('viewer.loading')} />}
    </div>
  );
}
