import { sampleSettings } from '../gallery/testing/samples';
import { toSiteView } from './site-view';

const settings = { ...sampleSettings('en'), url: 'https://example.org/' };

describe('toSiteView', () => {
  it('has the address of the settings, without a slash at the end', () => {
    expect(toSiteView(settings, { apiOrigin: '' }).origin).toBe('https://example.org');
    expect(toSiteView(settings, { origin: '', apiOrigin: '' }).origin).toBe('https://example.org');
  });

  it('has the address of the build instead, where there is one', () => {
    const view = toSiteView(settings, { origin: 'https://new.example/', apiOrigin: 'https://api.example' });
    expect(view).toMatchObject({ origin: 'https://new.example', apiOrigin: 'https://api.example' });
  });

  it('names an account only when there is one', () => {
    expect(toSiteView(settings, { apiOrigin: '' })).not.toHaveProperty('twitter');
    expect(toSiteView({ ...settings, twitter: '@meubles' }, { apiOrigin: '' }).twitter).toBe('@meubles');
  });

  it('passes on what stands around every page', () => {
    const social_networks = [{ url: 'https://social.example/m', social_network: 'Social' }];
    const view = toSiteView({ ...settings, social_networks }, { apiOrigin: '' });
    expect(view.socialNetworks).toEqual(social_networks);
    expect(view.contact).toEqual(settings.contact);
  });
});
