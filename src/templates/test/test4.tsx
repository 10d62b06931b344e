import { graphql, type PageProps } from 'gatsby';
import { PicturesTestScreen } from '../../screens/style-guide/pictures-test-screen';
import type { PicturesTestView } from '../../screens/style-guide/pictures-test-view';
import type { PageData } from '../../page-makers/page-context';

export { PageHead as Head } from '../parts/page-head';

export default function PicturesTestPage({ data }: PageProps<PageData<PicturesTestView>>) {
  return <PicturesTestScreen view={data.page.view} />;
}

export const query = graphql`
  query PicturesTestPage($path: String!) {
    page: pageContent(path: $path)
  }
`;
