import { useEffect } from 'react';
import { useSite } from '../../page/site-context';
import { pageTitle } from '../../seo/page-title';
import { NotFoundScreen } from '../not-found/not-found-screen';
import { ServerErrorScreen } from '../server-error/server-error-screen';
import { StatusScreen } from '../status/status-screen';

interface ErrorScreenProps {
  status: number;
  message: string;
}

/** 404 and 500 have texts of their own, others code and message only (product specification, section 8). */
export function ErrorScreen({ status, message }: ErrorScreenProps) {
  const site = useSite();
  useEffect(() => {
    document.title = pageTitle(`${status} ${message}`, window.location.pathname, site);
  }, [status, message, site]);
  if (status === 404) return <NotFoundScreen />;
  if (status === 500) return <ServerErrorScreen />;
  return <StatusScreen status={status} title={message} />;
}
