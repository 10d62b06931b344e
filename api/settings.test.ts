import { settingsFrom } from './settings';

test('nothing set gives the defaults', () => {
  expect(settingsFrom({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    siteOrigins: ['http://127.0.0.1:8000', 'http://localhost:8000'],
    warmMedia: true,
    formRate: 10,
    retentionDays: 730,
    smtpUrl: '',
    mailFrom: '',
    mailTo: '',
    mailLanguage: 'fr',
    trustedProxies: ['loopback'],
    rebuildHookUrl: '',
    rebuildSecret: '',
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

test('a misspelt variable is named, too', () => {
  expect(() => settingsFrom({ API_LOGLEVEL: 'warn' })).toThrow('API_LOGLEVEL is no setting');
});

test('messages are kept for a number of days, or for ever', () => {
  expect(settingsFrom({ API_RETENTION_DAYS: '30' })).toMatchObject({ retentionDays: 30 });
  expect(settingsFrom({ API_RETENTION_DAYS: 'off' })).toMatchObject({ retentionDays: 'off' });
  for (const value of ['0', '-1', '1.5', '2 years', '99999'])
    expect(() => settingsFrom({ API_RETENTION_DAYS: value })).toThrow(`API_RETENTION_DAYS is '${value}'`);
});

test('previews are at the site’s address, else at its port on this machine', () => {
  expect(settingsFrom({ SITE_URL: 'https://www.example.org/' }).siteUrl).toBe('https://www.example.org');
  expect(settingsFrom({ PORT: '8123' }).siteUrl).toBe('http://127.0.0.1:8123');
  expect(() => settingsFrom({ SITE_URL: 'www.example.org' })).toThrow("SITE_URL is 'www.example.org'");
});

test('mails go where the variables say', () => {
  const env = {
    SMTP_URL: 'smtps://user:p%40ss@mail.example.org:465',
    MAIL_FROM: 'Gallery <site@example.org>',
    MAIL_TO: 'a@example.org, b@example.org',
    MAIL_LANGUAGE: 'en',
  };
  expect(settingsFrom(env)).toMatchObject({
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailTo: env.MAIL_TO,
    mailLanguage: 'en',
  });
});

test.each(['mail.example.org', 'https://user:secret@mail.example.org', 'smtp://', 'smtp:secret'])(
  'the mail server %s is refused, and not said back',
  (url) => {
    expect(() => settingsFrom({ SMTP_URL: url })).toThrow(/^(?!.*secret)[^]*SMTP_URL must be/);
  },
);

test.each([{ MAIL_FROM: 'gallery' }, { MAIL_FROM: 'a@b.org, c@d.org' }, { MAIL_TO: 'a@b.org,' }])(
  '%j is refused',
  (env) => {
    expect(() => settingsFrom(env)).toThrow(Object.keys(env)[0]);
  },
);

const SECRET = '9f2c71d0b6e84a35c17d';

test('the site’s hook is where the variables say', () => {
  const env = { REBUILD_HOOK_URL: 'http://127.0.0.1:8000/hooks/rebuild', REBUILD_SECRET: ` ${SECRET} ` };
  expect(settingsFrom(env)).toMatchObject({ rebuildHookUrl: env.REBUILD_HOOK_URL, rebuildSecret: SECRET });
  expect(settingsFrom({ REBUILD_SECRET: SECRET })).toMatchObject({ rebuildHookUrl: '' });
  const several = { ...env, REBUILD_HOOK_URL: `${env.REBUILD_HOOK_URL}, http://10.0.0.2:8000/hooks/rebuild` };
  expect(settingsFrom(several)).toMatchObject({ rebuildHookUrl: several.REBUILD_HOOK_URL });
});

test.each([
  'www.example.org/hooks/hidden',
  'ftp://example.org/hidden',
  'https://user:hidden@example.org/hooks/rebuild',
  'https://example.org/hooks/rebuild, hidden',
  'https://example.org/hidden,https://example.org/hidden',
])('the hook %s is refused, and not said back', (url) => {
  const env = { REBUILD_HOOK_URL: url, REBUILD_SECRET: SECRET };
  expect(() => settingsFrom(env)).toThrow(/^(?!.*hidden)[^]*REBUILD_HOOK_URL must be/);
});

test.each([
  { REBUILD_HOOK_URL: 'https://example.org/hooks/rebuild' },
  { REBUILD_HOOK_URL: 'https://example.org/hooks/rebuild', REBUILD_SECRET: 'hidden' },
  { REBUILD_SECRET: 'hidden' },
  { REBUILD_SECRET: 'change-me-change-me-hidden' },
])('a secret that is missing or short is refused, and not said back', (env) => {
  expect(() => settingsFrom(env)).toThrow(/^(?!.*hidden)[^]*REBUILD_SECRET must be a long random one/);
});
