import { useSite } from '../../../page/site-context';
import { shortened } from '../../../contract/text/shortened';
import { footStyles } from './sheet.styles';

const MOST_CHARACTERS = 120;
const inRoom = (text: string): string => shortened(text, MOST_CHARACTERS);

/** The gallery's address under the floor line. */
export function SheetFoot() {
  const { street, postal_code, city, phone, email } = useSite().contact;
  return (
    <address sx={footStyles}>
      <span>
        {inRoom(street)}, {inRoom(postal_code)} {inRoom(city)}
      </span>
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{inRoom(phone)}</a>
      <a href={`mailto:${email}`}>{inRoom(email)}</a>
    </address>
  );
}
