import { provingTests } from './proving-tests';

const titles = (source: string): string[] => [...provingTests(source)];

it('finds tests that expect something, themselves or by a function beside them', () => {
  expect(titles("it('a', () => { expect(1).toBe(1); });")).toEqual(['a']);
  expect(
    titles("describe('x', () => { test('b', async () => { await expect(p).resolves.toBe(1); }); });"),
  ).toEqual(['b']);
  expect(titles("it.each([1, 2])('c %s', (n) => expect(n).toBe(1));")).toEqual(['c %s']);
  expect(titles("it('waits', async () => { await until(isThere); });")).toEqual(['waits']);
  expect(titles("const sees = () => expect(1).toBe(1); it('d', () => sees());")).toEqual(['d']);
});

it('leaves out a test that expects nothing, or does not run, and a title that is none', () => {
  expect(titles("it('a', () => { open(); });")).toEqual([]);
  expect(titles("it.skip('b', () => { expect(1).toBe(1); });")).toEqual([]);
  expect(titles("it.todo('c');")).toEqual([]);
  expect(titles("describe.skip('x', () => { it('d', () => expect(1).toBe(1)); });")).toEqual([]);
  expect(titles("// it('e', () => expect(1).toBe(1));\ndescribe('f', () => {});")).toEqual([]);
  expect(titles('const loop = () => loop(); it("g", () => loop());')).toEqual([]);
});

it('finds what a question claims of every page, if it asks for it', () => {
  expect(titles("export const reflow = { claim: 'fits', ask: ({ page }) => lostIn(page) };")).toEqual([
    'fits',
  ]);
  expect(titles("export const nothing = { claim: 'fits' };")).toEqual([]);
});
