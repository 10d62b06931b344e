import { readBuildEnvironment } from './environment';

describe('readBuildEnvironment', () => {
  it('has the embedded API where nothing is said', () => {
    expect(readBuildEnvironment({})).toEqual({
      apiUrl: 'http://127.0.0.1:4000',
      apiPublicUrl: '',
      siteUrl: '',
    });
    expect(readBuildEnvironment({ GALLERY_API_URL: '' }).apiUrl).toBe('http://127.0.0.1:4000');
  });

  it('takes addresses without the slashes at their end', () => {
    expect(
      readBuildEnvironment({
        GALLERY_API_URL: 'https://api.example/v1/',
        GALLERY_API_PUBLIC_URL: 'https://media.example//',
        SITE_URL: 'https://gallery.example/',
      }),
    ).toEqual({
      apiUrl: 'https://api.example/v1',
      apiPublicUrl: 'https://media.example',
      siteUrl: 'https://gallery.example',
    });
  });

  it('names every variable that is no address', () => {
    const read = () =>
      readBuildEnvironment({ GALLERY_API_URL: 'api.example', SITE_URL: 'ftp://gallery.example' });
    expect(read).toThrow("GALLERY_API_URL is 'api.example'; SITE_URL is 'ftp://gallery.example'.");
  });
});
