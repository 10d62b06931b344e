import { useTranslation } from 'gatsby-plugin-react-i18next';
import { StatusScreen } from '../status/status-screen';
import { statusMessage } from './status-message';

/** For an address that no page could have. */
export function BadRequestScreen() {
  const { t } = useTranslation();
  return <StatusScreen status={400} title={statusMessage(400, t)} />;
}
