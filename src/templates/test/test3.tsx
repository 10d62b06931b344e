import { graphql } from 'gatsby';

export { PageHead as Head } from '../parts/page-head';
export { ControlsTestScreen as default } from '../../screens/style-guide/controls-test-screen';

export const query = graphql`
  query ControlsTestPage($path: String!) {
    page: pageContent(path: $path)
  }
`;
