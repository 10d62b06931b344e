import { tidyBody } from './tidy-body';

test('texts are trimmed and empty fields are absent', () => {
  expect(tidyBody({ name: ' Ada ', phone: '  ', work: null }, [], false)).toEqual({ name: 'Ada' });
});

test('ticked boxes are true, and a plain form leaves unticked ones out', () => {
  expect(tidyBody({ newsletter: 'on' }, ['newsletter'], true)).toEqual({ newsletter: true });
  expect(tidyBody({}, ['newsletter'], true)).toEqual({ newsletter: false });
  expect(tidyBody({}, ['newsletter'], false)).toEqual({});
});

test.each([undefined, null, 'text', ['a']])('%j holds no fields', (body) =>
  expect(tidyBody(body, [], false)).toEqual({}),
);
