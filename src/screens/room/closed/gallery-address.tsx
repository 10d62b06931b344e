import type { ThemeUICSSObject } from 'theme-ui';
import type { RoomGallery } from '../../../contract/rooms/room';
import { useSite } from '../../../page/site-context';

const styles: ThemeUICSSObject = {
  variant: 'text.ui',
  fontStyle: 'normal',
  '& a': { color: 'inherit' },
};

/** By default of the gallery as the page knows it. */
export function GalleryAddress({ gallery }: { gallery?: RoomGallery | undefined }) {
  const { name, contact } = useSite();
  const shown = gallery ?? { name, contact };
  const { street, postal_code, city, phone, email } = shown.contact;
  return (
    <address sx={styles}>
      {shown.name}
      <br />
      {street}, {postal_code} {city}
      <br />
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      <br />
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}
