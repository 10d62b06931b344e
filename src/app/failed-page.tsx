import '../i18n/lazy/states';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { DefaultLayout } from '../layouts/default-layout';
import { alternatesOf } from '../routes/alternates';
import { ErrorScreen } from '../screens/error/error-screen';
import { statusMessage } from '../screens/error/status-message';
import type { SiteView } from '../seo/site-view';
import { arriveOnPage } from './arrive-on-page';

interface FailedPageProps {
  status: number;
  path: string;
  site: SiteView;
}

export function FailedPage({ status, path, site }: FailedPageProps) {
  const { t } = useTranslation();
  useLayoutEffect(arriveOnPage, []);
  return (
    <DefaultLayout site={site} path={path} route="index" alternates={alternatesOf('index')} ownLamp>
      <ErrorScreen status={status} message={statusMessage(status, t)} />
    </DefaultLayout>
  );
}
