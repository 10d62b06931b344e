import type { HeadProps } from 'gatsby';
import { ErrorHead } from '../templates/parts/error-head';
import { NotFoundScreen } from '../screens/not-found/not-found-screen';
import type { ErrorPageContext } from '../page-makers/page-context';

export default function NotFoundPage() {
  return <NotFoundScreen />;
}

export function Head({ location, pageContext }: HeadProps<object, ErrorPageContext>) {
  return <ErrorHead status={404} path={location.pathname} sites={pageContext.sites} />;
}
