import { SETTING_NAMES, unknownSettings } from './setting-names';

it('accepts every setting, and what other programs have in their environment', () => {
  const settings = Object.fromEntries(SETTING_NAMES.map((name) => [name, 'x']));
  const others = { PATH: '', HOME: '', HOSTNAME: '', API_KEY: '', API_TOKEN: '', MAIL: '', SITE_NAME: '' };
  expect(unknownSettings({ ...settings, ...others })).toEqual([]);
});

it.each([
  ['GALLERY_URL', 'GALLERY_API_URL'],
  ['REBUILD_HOOK', 'REBUILD_HOOK_URL'],
  ['API_LOGLEVEL', 'API_LOG_LEVEL'],
  ['DEPLOY_DIRS', 'DEPLOY_DIR'],
  ['SITE_URI', 'SITE_URL'],
  ['METRIC_PORT', 'METRICS_PORT'],
])('takes %s for a misspelt %s', (name, meant) => {
  expect(unknownSettings({ [name]: 'x' })).toEqual([`${name} is no setting (${meant} is)`]);
});
