import { madeLate, makeLate } from './late-scripts';

const MAPPING = '<script>window.___chunkMapping={"app":["/app-1.js"]};</script>';
const script = (url: string) => `<script src="${url}" async></script>`;
const END = MAPPING + script('/framework-2.js') + script('/app-1.js');

it('leaves no script that a browser fetches by itself, and all else as it is', () => {
  const late = makeLate(END);
  expect(late.startsWith(`${MAPPING}<script>`)).toBe(true);
  expect(late).not.toContain('src="');
  expect(late).toContain('["/framework-2.js","/app-1.js"]');
});

it('refuses HTML that ends otherwise, rather than leave a page without scripts', () => {
  expect(() => makeLate(MAPPING)).toThrow('not where they used to be');
  expect(() => makeLate(END + MAPPING)).toThrow('not where they used to be');
});

it('gives back what it was made of, and of nothing else', () => {
  expect(madeLate(makeLate(END))).toBe(END);
  expect(madeLate(END)).toBeUndefined();
  expect(madeLate('')).toBeUndefined();
  expect(madeLate(makeLate(END).replace('begun=1', 'begun=2'))).toBeUndefined();
});
