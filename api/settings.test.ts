import { settingsFrom } from './settings';

test('nothing set gives the defaults', () => {
  expect(settingsFrom({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    siteOrigins: ['http://127.0.0.1:8000', 'http://localhost:8000'],
    warmMedia: true,
    formRate: 10,
  });
});

test('every malformed variable is named', () => {
  const env = {
    API_PORT: 'x',
    GALLERY_SITE_ORIGINS: 'https://a.org/',
    API_WARM_MEDIA: 'yes',
    API_LOG_LEVEL: 'loud',
  };
  expect(() => settingsFrom(env)).toThrow(
    /API_PORT[^]*GALLERY_SITE_ORIGINS[^]*API_LOG_LEVEL[^]*API_WARM_MEDIA/,
  );
});
