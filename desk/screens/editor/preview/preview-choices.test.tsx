import { choicesIn, namesOf, read, type Choices } from './preview-choices';

const SEEN: Choices = { isOpen: true, locale: 'fr', light: 'evening', size: 'phone' };
const FIRST: Choices = { isOpen: true, locale: 'en', light: 'day', size: 'wide' };

it.each<[Choices, string]>([
  [SEEN, 'fr,evening,phone'],
  [{ ...FIRST, isOpen: false }, 'en,day,wide,closed'],
])('%j is %s in an address, and read as such', (choices, names) => {
  expect(namesOf(choices)).toBe(names);
  expect(choicesIn(names, { ...FIRST, locale: 'fr', isOpen: true })).toEqual(choices);
});

it('is what was remembered where the address does not say, or says what there is not', () => {
  expect(choicesIn(undefined, SEEN)).toEqual(SEEN);
  expect(choicesIn('phone', SEEN)).toEqual(SEEN);
  expect(choicesIn('de,noon', SEEN)).toEqual(SEEN);
});

it('is the first way where nothing readable was remembered', () => {
  expect(read('fr').locale).toBe('fr');
  localStorage.setItem('desk.preview', 'not JSON');
  expect(read('en')).toEqual(FIRST);
  localStorage.setItem('desk.preview', '{"light":"evening"}');
  expect(read('en')).toEqual({ ...FIRST, light: 'evening' });
});
