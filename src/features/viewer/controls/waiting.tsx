import { Spinner } from '../../../components/form/spinner';
import { useLasting } from '../../../components/form/use-lasting';
import { useMessages } from '../../../i18n/use-messages';
import type { ThemeUICSSObject } from 'theme-ui';

/** Over the page or, inside the viewer, over its picture. */
const waitingStyles: ThemeUICSSObject = {
  position: 'fixed',
  left: 'margin',
  bottom: 'windowFoot',
  zIndex: 'panel',
  '&:not(:empty)': { p: 1, bg: 'background', borderRadius: '50%' },
  'dialog &': { position: 'absolute', left: 3, bottom: 3 },
};

/** Says at the bottom left, after a while, that a picture is on its way; `active` while it is. */
export function Waiting({ active = true }: { active?: boolean }) {
  const { t } = useMessages();
  const lasting = useLasting(active);
  return (
    <div role="status" sx={waitingStyles}>
      {lasting && <Spinner label={t('viewer.loading')} />}
    </div>
  );
}
