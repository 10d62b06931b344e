import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { ErrorHead } from '../templates/parts/error-head';
import { BadRequestScreen } from '../screens/error/bad-request-screen';
import { servedStatus } from '../screens/error/served-status';
import { NotFoundScreen } from '../screens/not-found/not-found-screen';
import type { ErrorPageContext } from '../page-makers/page-context';

export default function NotFoundPage({ location }: Pick<PageProps, 'location'>) {
  return servedStatus(location.pathname) === 400 ? <BadRequestScreen /> : <NotFoundScreen />;
}

export function Head({ location, pageContext }: HeadProps<object, ErrorPageContext>) {
  const { pathname } = location;
  return <ErrorHead status={servedStatus(pathname)} path={pathname} sites={pageContext.sites} />;
}

/** All languages, one of which the address tells. */
export const query = graphql`
  query Page404 {
    locales: allLocale(filter: { ns: { in: ["common", "states"] } }) {
      edges {
        node {
          ns
          language
          data
        }
      }
    }
  }
`;
