export const OPENING = {
  'contact.open': 'open now, until {{time}}',
  'contact.opens-today': 'closed, opens at {{time}}',
  'contact.opens-tomorrow': 'closed, opens tomorrow at {{time}}',
  'contact.opens-on': 'closed, opens on {{day}} at {{time}}',
} as const;
