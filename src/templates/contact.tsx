import type { PageProps } from 'gatsby';
import { ContactScreen } from '../screens/contact/contact-screen';
import type { ContactView } from '../screens/contact/contact-view';
import type { PageContext } from '../page-definitions/page-context';

export { PageHead as Head } from './page-head';

export default function ContactPage({ pageContext, location }: PageProps<object, PageContext<ContactView>>) {
  return <ContactScreen view={pageContext.view} search={location.search} />;
}
