import { titleOfPath } from './title-case';

describe('titleOfPath', () => {
  it('is the last segment in title case', () => {
    expect(titleOfPath('/fr/mentions-legales')).toBe('Mentions Legales');
    expect(titleOfPath('/works/type/%C3%A9tag%C3%A8res_murales')).toBe('Étagères Murales');
  });

  it('passes over what stands between and behind words', () => {
    expect(titleOfPath('/fr/-mentions--legales_/')).toBe('Mentions Legales');
  });

  it('bears an empty path and malformed escapes', () => {
    expect(titleOfPath('/')).toBe('');
    expect(titleOfPath('/x/%zz')).toBe('%zz');
  });
});
