import { useMessages } from '../../i18n/use-messages';
import { StatusScreen } from '../status/status-screen';
import { statusMessage } from './status-message';

/** For an address that no page could have. */
export function BadRequestScreen() {
  const { t } = useMessages();
  return <StatusScreen status={400} title={statusMessage(400, t)} />;
}
