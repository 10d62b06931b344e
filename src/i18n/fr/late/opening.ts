import type { OPENING as ENGLISH } from '../../en/late/opening';

export const OPENING: Record<keyof typeof ENGLISH, string> = {
  'contact.open': 'ouvert en ce moment, jusqu’à {{time}}',
  'contact.opens-today': 'fermé, ouvre à {{time}}',
  'contact.opens-tomorrow': 'fermé, ouvre demain à {{time}}',
  'contact.opens-on': 'fermé, ouvre {{day}} à {{time}}',
};
