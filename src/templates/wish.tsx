import { graphql, type PageProps } from 'gatsby';
import type { PageData } from '../page-makers/page-context';
import { WishScreen } from '../screens/wish/wish-screen';
import type { WishView } from '../screens/wish/wish-view';

export { PageHead as Head } from './parts/page-head';

export default function WishPage({ data, location }: PageProps<PageData<WishView>, object, unknown>) {
  return <WishScreen view={data.page.view} search={location.search} state={location.state} />;
}

export const query = graphql`
  query WishPage($path: String!) {
    page: pageContent(path: $path)
  }
`;
