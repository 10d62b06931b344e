import { openTestDesk, type TestDesk } from './testing/test-desk';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDesk();
  ({ cookie } = await desk.person());
});
afterAll(() => desk.close());

const statusOf = async (name: string) =>
  (await desk.call('PATCH', '/you', { body: { name }, cookie })).status;

it.each(['Inès Morvan', ' Zoé', '李', 'O’Brien-Smith'])('%j is a name', async (name) =>
  expect(await statusOf(name)).toBe(200),
);

it.each(['', '   ', 'a\nb', '\u200bx', 'x\u202e', 'a'.repeat(81)])('%j is none', async (name) =>
  expect(await statusOf(name)).toBe(422),
);

it('an endless one is refused at once, so that nobody can hold up the API with it', async () => {
  const name = `${'a'.repeat(32_000)}\n\n`;
  const times = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const begun = performance.now();
    expect(await statusOf(name)).toBe(422);
    times.push(performance.now() - begun);
  }
  // A pattern with two ways to match takes a second and more.
  expect(Math.min(...times)).toBeLessThan(500);
});
