import { readSiteEnvironment } from './site-environment';

describe('readSiteEnvironment', () => {
  it('has the embedded API where nothing is said', () => {
    expect(readSiteEnvironment({})).toEqual({
      apiUrl: 'http://127.0.0.1:4000',
      apiPublicUrl: '',
      siteUrl: '',
      media: 'api',
    });
    expect(readSiteEnvironment({ GALLERY_API_URL: '' }).apiUrl).toBe('http://127.0.0.1:4000');
  });

  it('takes addresses without the slashes at their end', () => {
    expect(
      readSiteEnvironment({
        GALLERY_API_URL: 'https://api.example/v1/',
        GALLERY_API_PUBLIC_URL: 'https://media.example//',
        SITE_URL: 'https://gallery.example/',
      }),
    ).toEqual({
      apiUrl: 'https://api.example/v1',
      apiPublicUrl: 'https://media.example',
      siteUrl: 'https://gallery.example',
      media: 'api',
    });
  });

  it('names every variable that is no address', () => {
    const read = () =>
      readSiteEnvironment({ GALLERY_API_URL: 'api.example', SITE_URL: 'ftp://gallery.example' });
    expect(read).toThrow("GALLERY_API_URL is 'api.example'; SITE_URL is 'ftp://gallery.example'.");
  });

  it('leaves the pictures with the API unless they are to be copied', () => {
    expect(readSiteEnvironment({ GALLERY_MEDIA: 'mirror' }).media).toBe('mirror');
    expect(() => readSiteEnvironment({ GALLERY_MEDIA: 'copy' })).toThrow(
      "GALLERY_MEDIA is 'copy'. It is one of api, mirror.",
    );
  });
});
