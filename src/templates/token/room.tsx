import { graphql, type PageProps } from 'gatsby';
import type { PageData } from '../../page-makers/page-context';
import type { RoomPageView } from '../../screens/room/room-page-view';
import { RoomScreen } from '../../screens/room/room-screen';

export { PageHead as Head } from '../parts/page-head';

export default function RoomPage({ data, location }: PageProps<PageData<RoomPageView>>) {
  return <RoomScreen view={data.page.view} path={location.pathname} />;
}

export const query = graphql`
  query RoomPage($path: String!) {
    page: pageContent(path: $path)
  }
`;
