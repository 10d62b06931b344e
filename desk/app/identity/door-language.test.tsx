import { doorLanguage } from './door-language';

const browserSpeaks = (language: string) =>
  jest.spyOn(window.navigator, 'language', 'get').mockReturnValue(language);

afterEach(() => window.localStorage.clear());

it('at the door the desk speaks as the browser does, until another language was chosen there', () => {
  browserSpeaks('fr-CH');
  expect(doorLanguage()).toBe('fr');
  browserSpeaks('nl');
  expect(doorLanguage()).toBe('en');
  window.localStorage.setItem('desk-language', 'fr');
  expect(doorLanguage()).toBe('fr');
  window.localStorage.setItem('desk-language', 'tlh');
  expect(doorLanguage()).toBe('en');
});
