import type { HeadProps, PageProps } from 'gatsby';
import { ErrorPage } from '../templates/parts/error-page';
import { ErrorHead } from '../templates/parts/error-head';
import { ServerErrorScreen } from '../screens/server-error/server-error-screen';
import type { ErrorPageContext } from '../page-makers/page-context';

export default function ServerErrorPage({ location }: PageProps) {
  return (
    <ErrorPage path={location.pathname}>
      <ServerErrorScreen />
    </ErrorPage>
  );
}

export function Head({ location, pageContext }: HeadProps<object, ErrorPageContext>) {
  return <ErrorHead status={500} path={location.pathname} sites={pageContext.sites} />;
}
