import { usePageUrl } from '../features/share/use-page-url';
import { useSite } from '../page/site-context';
import { ROUTES, type RouteName } from '../routes/route-table';

interface PrintAddressProps {
  path: string;
  route: RouteName;
  /** Not of an error. */
  isPage: boolean;
}

/** At the end of whatever is printed: whose it is, and where it is found again. Its styles are global, so that no script has them. */
export function PrintAddress({ path, route, isPage }: PrintAddressProps) {
  const { name, origin, contact } = useSite();
  const url = usePageUrl(path);
  const { street, postal_code, city, phone, email } = contact;
  // A selection is kept by one browser, and the key of a room is nobody else's.
  const isFound = isPage && route !== 'selection' && ROUTES[route].rendering !== 'client';
  return (
    <address data-paper="">
      <span>
        {name}
        <br />
        {street}, {postal_code} {city}
        <br />
        {phone}, {email}
        <br />
        {isFound ? url : origin}
      </span>
    </address>
  );
}
