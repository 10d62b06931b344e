import { HtmlValidate } from 'html-validate';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { BUILT_PAGES_IN_TURN, SITE } from '../support/site/site';
import { visitorAgent } from '../support/browser/visitor-agent';
import { expect, test } from '../support/test';

/**
 * Rules that are about how HTML is written, not whether it is right: React closes void elements, keeps the case of its
 * attributes and makes ids like ':R1:', which HTML allows.
 */
const WRITTEN_BY_REACT = [
  'attr-case',
  'attribute-boolean-style',
  'no-inline-style',
  'valid-id',
  'void-style',
];
/** Advice that the site has reasons against: links that scripts make buttons, names of lists, long titles. */
const OTHERWISE_DECIDED = [
  'aria-label-misuse',
  'long-title',
  'no-implicit-input-type',
  'prefer-native-element',
  'tel-non-breaking',
];

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: Object.fromEntries([...WRITTEN_BY_REACT, ...OTHERWISE_DECIDED].map((rule) => [rule, 'off'])),
});

async function faultsOf(path: string): Promise<string[]> {
  const answer = await fetch(SITE.url + path, { headers: { 'User-Agent': visitorAgent() } });
  const { results } = await validator.validateString(await answer.text());
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const MISSING = LOCALE_CODES.map((locale) => `${routePath('press', locale)}/nothing-of-the-kind`);

for (const path of [...BUILT_PAGES_IN_TURN.map(({ path }) => path), ...MISSING])
  test(`${path} is valid HTML`, async () => {
    expect(await faultsOf(path)).toEqual([]);
  });

test('a fault would be found', async () => {
  const { valid } = await validator.validateString('<!doctype html><p><ul></ul></p>');
  expect(valid).toBe(false);
});
