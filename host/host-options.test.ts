import { readHostOptions } from './host-options';

it('has settings for a first start', () => {
  expect(readHostOptions({ PORT: '' })).toEqual({
    port: 8000,
    host: '127.0.0.1',
    deployDir: 'deploy',
    apiUrl: 'http://127.0.0.1:4000',
    logLevel: 'info',
  });
});

it('reads each setting', () => {
  expect(
    readHostOptions({
      PORT: '0',
      HOST: '::',
      DEPLOY_DIR: '/srv/site',
      GALLERY_API_URL: 'https://api.example.org/v1/',
      HOST_LOG_LEVEL: 'warn',
    }),
  ).toEqual({
    port: 0,
    host: '::',
    deployDir: '/srv/site',
    apiUrl: 'https://api.example.org/v1',
    logLevel: 'warn',
  });
});

it('names every malformed setting', () => {
  const read = () => readHostOptions({ PORT: '70000', GALLERY_API_URL: 'ftp://x', HOST_LOG_LEVEL: 'loud' });
  expect(read).toThrow("PORT is '70000'; GALLERY_API_URL is 'ftp://x'; HOST_LOG_LEVEL is 'loud'");
});
