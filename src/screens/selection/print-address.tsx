import type { ThemeUICSSObject } from 'theme-ui';
import { useSite } from '../../page/site-context';

const styles: ThemeUICSSObject = {
  display: 'none',
  '@media print': {
    variant: 'text.note',
    display: 'block',
    pt: '4mm',
    borderTop: 'hairline',
    fontStyle: 'normal',
    breakInside: 'avoid',
  },
};

export function PrintAddress() {
  const { name, origin, contact } = useSite();
  const { street, postal_code, city, phone, email } = contact;
  return (
    <address sx={styles}>
      {name}
      <br />
      {street}, {postal_code} {city}
      <br />
      {phone}, {email}
      <br />
      {origin}
    </address>
  );
}
