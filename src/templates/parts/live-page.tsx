import type { HeadProps } from 'gatsby';
import type { ComponentType } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { LiveData } from '../../server-render/serve-live-page';
import { contextOf } from '../../page-makers/context-of';
import { isErrorPage, type ErrorPageContext } from '../../page-makers/page-context';
import { ErrorScreen } from '../../screens/error/error-screen';
import { statusMessage } from '../../screens/error/status-message';
import { ErrorHead } from './error-head';
import { ContextHead } from './context-head';

interface LivePageProps<View> {
  serverData: LiveData;
  Screen: ComponentType<{ view: View }>;
}

export function LivePage<View>({ serverData, Screen }: LivePageProps<View>) {
  const { t } = useTranslation();
  if (serverData.status === 200) return <Screen view={serverData.page.view as View} />;
  return <ErrorScreen status={serverData.status} message={statusMessage(serverData.status, t)} />;
}

export function LiveHead(props: HeadProps<object, ErrorPageContext>) {
  const context = contextOf(props);
  if (!isErrorPage(context)) return <ContextHead context={context} />;
  const { status } = props.serverData as Exclude<LiveData, { status: 200 }>;
  return <ErrorHead status={status} path={props.location.pathname} sites={context.sites} />;
}
