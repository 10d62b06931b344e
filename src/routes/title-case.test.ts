import { titleOfPath } from './title-case';

describe('titleOfPath', () => {
  it('is the last segment in title case', () => {
    expect(titleOfPath('/fr/mentions-legales')).toBe('Mentions Legales');
    expect(titleOfPath('/works/type/%C3%A9tag%C3%A8res_murales')).toBe('Étagères Murales');
  });

  it('bears an empty path and malformed escapes', () => {
    expect(titleOfPath('/')).toBe('');
    expect(titleOfPath('/x/%zz')).toBe('%zz');
  });
});
