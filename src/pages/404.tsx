import type { HeadProps, PageProps } from 'gatsby';
import { ErrorPage } from '../templates/parts/error-page';
import { ErrorHead } from '../templates/parts/error-head';
import { NotFoundScreen } from '../screens/not-found/not-found-screen';
import type { ErrorPageContext } from '../page-makers/page-context';

export default function NotFoundPage({ location }: PageProps) {
  return (
    <ErrorPage path={location.pathname}>
      <NotFoundScreen />
    </ErrorPage>
  );
}

export function Head({ location, pageContext }: HeadProps<object, ErrorPageContext>) {
  return <ErrorHead status={404} path={location.pathname} sites={pageContext.sites} />;
}
