import { graphql } from 'gatsby';

export { PageHead as Head } from '../parts/page-head';
export { TypographyTestScreen as default } from '../../screens/style-guide/typography-test-screen';

export const query = graphql`
  query TypographyTestPage($path: String!) {
    page: pageContent(path: $path)
  }
`;
