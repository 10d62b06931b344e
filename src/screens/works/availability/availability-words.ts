/** What a visitor may ask for, by its message. */
export const AVAILABILITY_WORDS = {
  all: 'works.every',
  available: 'works.available',
  sold: 'works.sold',
} as const;
