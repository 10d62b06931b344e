import { graphql } from 'gatsby';
import type { HeadProps } from 'gatsby';
import { ErrorHead } from '../templates/parts/error-head';
import { BadRequestScreen } from '../screens/error/bad-request-screen';
import type { ErrorPageContext } from '../page-makers/page-context';

export default function BadRequestPage() {
  return <BadRequestScreen />;
}

export function Head({ location, pageContext }: HeadProps<object, ErrorPageContext>) {
  return <ErrorHead status={400} path={location.pathname} sites={pageContext.sites} />;
}

/** All languages, one of which the address tells. */
export const query = graphql`
  query Page400 {
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
