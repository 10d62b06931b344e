import { graphql } from 'gatsby';
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

/** All languages, one of which the address tells. */
export const query = graphql`
  query Page500 {
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
