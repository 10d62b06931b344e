import { readHostOptions } from './host-options';

it('has settings for a first start', () => {
  expect(readHostOptions({ PORT: '' })).toEqual({
    port: 8000,
    host: '127.0.0.1',
    deployDir: 'deploy',
    apiUrl: 'http://127.0.0.1:4000',
    apiPublicUrl: '',
    siteUrl: '',
    mediaOrigins: [],
    logLevel: 'info',
    metricsPort: 9464,
    trustedProxies: ['loopback'],
    rebuildSecret: '',
    sourceMaps: false,
    mediaBytes: 1_000_000_000,
    rebuildQuietMs: 2000,
    releaseFetch: [],
    releasePush: [],
    followers: [],
    followersLimitMs: 60_000,
    edge: undefined,
    desk: true,
  });
});

it('reads each setting', () => {
  expect(
    readHostOptions({
      PORT: '0',
      HOST: '::',
      DEPLOY_DIR: '/srv/site',
      GALLERY_API_URL: 'https://api.example.org/v1/',
      GALLERY_API_PUBLIC_URL: 'https://public.example.org/',
      SITE_URL: 'https://gallery.example/',
      GALLERY_MEDIA_ORIGINS: 'https://cdn.example.org/x, http://pictures.example.org',
      HOST_LOG_LEVEL: 'warn',
      HOST_SOURCE_MAPS: 'on',
      HOST_MEDIA_MB: '0',
      METRICS_PORT: 'off',
      REBUILD_SECRET: ' 9f2c71d0b6e84a35c17d\n',
      REBUILD_QUIET_MS: '0',
      TRUSTED_PROXIES: '10.0.0.1',
      FOLLOWERS: 'http://10.0.0.2:8000/, http://10.0.0.3:8000',
      FOLLOWERS_LIMIT_MS: '5000',
      RELEASE_PUSH: 'aws s3 sync {dir}/ s3://gallery/{id}/',
    }),
  ).toEqual({
    port: 0,
    host: '::',
    deployDir: '/srv/site',
    apiUrl: 'https://api.example.org/v1',
    apiPublicUrl: 'https://public.example.org',
    siteUrl: 'https://gallery.example',
    mediaOrigins: ['https://cdn.example.org', 'http://pictures.example.org'],
    logLevel: 'warn',
    metricsPort: 'off',
    rebuildSecret: '9f2c71d0b6e84a35c17d',
    sourceMaps: true,
    mediaBytes: 0,
    rebuildQuietMs: 0,
    trustedProxies: ['loopback', '10.0.0.1'],
    followers: ['http://10.0.0.2:8000', 'http://10.0.0.3:8000'],
    followersLimitMs: 5000,
    edge: undefined,
    desk: true,
    releasePush: ['aws', 's3', 'sync', '{dir}/', 's3://gallery/{id}/'],
    releaseFetch: [],
  });
});

it('names every malformed setting', () => {
  const read = () =>
    readHostOptions({
      PORT: '70000',
      GALLERY_API_URL: 'ftp://x',
      SITE_URL: 'gallery.example',
      HOST_LOG_LEVEL: 'loud',
    });
  expect(read).toThrow(
    "PORT is '70000'; GALLERY_API_URL is 'ftp://x'; SITE_URL is 'gallery.example'; HOST_LOG_LEVEL is 'loud'",
  );
});

it('names a misspelt setting, too', () => {
  expect(() => readHostOptions({ GALLERY_URL: 'http://x' })).toThrow('GALLERY_URL is no setting');
});

it.each(['hidden', 'change-me-change-me-hidden', 'hiddenhiddenhiddenhidden'])(
  'refuses a secret that can be guessed, without saying it: %s',
  (secret) => {
    const read = () => readHostOptions({ REBUILD_SECRET: secret });
    expect(read).toThrow('REBUILD_SECRET can be guessed');
    expect(read).toThrow('openssl rand -hex 32');
    expect(read).not.toThrow('hidden');
  },
);

it.each(['-1', '1.5', '600001', 'soon'])('refuses a quiet time of %s ms', (text) => {
  expect(() => readHostOptions({ REBUILD_QUIET_MS: text })).toThrow(`REBUILD_QUIET_MS is '${text}'`);
});

it('reads how a host that follows another fetches releases', () => {
  const options = readHostOptions({
    REBUILD_SECRET: '9f2c71d0b6e84a35c17d',
    RELEASE_FETCH: 'rsync -a builder:{id}/ {to}/',
  });
  expect(options.releaseFetch).toEqual(['rsync', '-a', 'builder:{id}/', '{to}/']);
});

it.each([
  [{ RELEASE_FETCH: 'rsync {from} {to}' }, "RELEASE_FETCH is 'rsync {from} {to}'"],
  [{ FOLLOWERS: 'one, two' }, "FOLLOWERS is 'one, two'"],
  [{ FOLLOWERS: 'http://one', RELEASE_FETCH: 'cp {id} {to}' }, 'are both set'],
  [{ RELEASE_PUSH: 'cp {dir} {id}' }, 'RELEASE_PUSH is set without FOLLOWERS'],
  [{ FOLLOWERS: 'http://one', REBUILD_SECRET: '' }, 'REBUILD_SECRET is missing'],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, "TRUSTED_PROXIES is '0.0.0.0/0'"],
])('refuses what several hosts cannot be set to: %j', (settings, problem) => {
  expect(() => readHostOptions({ REBUILD_SECRET: '9f2c71d0b6e84a35c17d', ...settings })).toThrow(problem);
});
