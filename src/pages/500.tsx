import type { HeadProps } from 'gatsby';
import { ErrorHead } from '../templates/parts/error-head';
import { ServerErrorScreen } from '../screens/server-error/server-error-screen';
import type { ErrorPageContext } from '../page-makers/page-context';

export default function ServerErrorPage() {
  return <ServerErrorScreen />;
}

export function Head({ location, pageContext }: HeadProps<object, ErrorPageContext>) {
  return <ErrorHead status={500} path={location.pathname} sites={pageContext.sites} />;
}
