import { Spinner } from '../../../components/form/spinner';
import { useLasting } from '../../../components/form/use-lasting';
import { useMessages } from '../../../i18n/use-messages';
import { waitingStyles } from './waiting.styles';

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
