import { buildEnvironment } from './build-environment';

it('gives a build its settings and what a process needs, and nothing else', () => {
  const env = {
    PATH: '/bin',
    GALLERY_API_URL: 'http://api',
    SITE_URL: 'https://example.org',
    GATSBY_CPU_COUNT: '7',
    HTTPS_PROXY: 'http://proxy',
  };
  const others = {
    REBUILD_SECRET: 'secret',
    SMTP_URL: 'smtp://user:password@mail',
    PORT: '8000',
    npm_x: 'x',
    _: 'x',
  };
  const given = buildEnvironment({ ...env, ...others });
  expect(given).toMatchObject(env);
  for (const name of Object.keys(others)) expect(given).not.toHaveProperty([name]);
});

it('adds to the options of Node that are given', () => {
  const { NODE_OPTIONS } = buildEnvironment({ NODE_OPTIONS: '--max-old-space-size=2048' });
  expect(NODE_OPTIONS).toMatch(/^--max-semi-space-size=\d+ --max-old-space-size=2048$/);
});

it('has one process more than there are cores, unless told', () => {
  expect(Number(buildEnvironment({})['GATSBY_CPU_COUNT'])).toBeGreaterThan(1);
});
