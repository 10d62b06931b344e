import { graphql, type PageProps } from 'gatsby';
import { RoomScreen } from '../../screens/room/room-screen';

export { PageHead as Head } from '../parts/page-head';

export default function RoomPage({ location }: PageProps) {
  return <RoomScreen path={location.pathname} />;
}

export const query = graphql`
  query RoomPage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "forms", "of-work", "room", "work"] } }
    ) {
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
