import { watchTyping } from './typed-away';

let field: HTMLTextAreaElement;
beforeEach(() => {
  field = document.body.appendChild(document.createElement('textarea'));
});
afterEach(() => field.remove());

const pressed = (target: Element, key: string, timeStamp: number): KeyboardEvent =>
  ({ target, key, timeStamp }) as unknown as KeyboardEvent;

it('what is typed on after a field was taken away is meant for it, until there is a moment without', () => {
  const isStillTyped = watchTyping('textarea');
  expect(isStillTyped(pressed(field, 'o', 0))).toBe(false);
  field.remove();
  expect(isStillTyped(pressed(document.body, 'r', 200))).toBe(true);
  expect(isStillTyped(pressed(document.body, 'a', 1_600))).toBe(true);
  expect(isStillTyped(pressed(document.body, 'r', 4_000))).toBe(false);
});

it('a letter is a key again where the field was left on purpose, or is still there', () => {
  const isStillTyped = watchTyping('textarea');
  isStillTyped(pressed(field, 'o', 0));
  expect(isStillTyped(pressed(document.body, 'r', 100))).toBe(false);
  isStillTyped(pressed(field, 'o', 200));
  isStillTyped(pressed(field, 'Escape', 300));
  field.remove();
  expect(isStillTyped(pressed(document.body, 'r', 400))).toBe(false);
});
