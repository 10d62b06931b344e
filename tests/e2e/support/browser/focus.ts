import type { Locator } from '@playwright/test';

/** Waits until an element has the focus; with `within`, until it or something in it has. */
export async function focusOn(element: Locator, { within = false } = {}): Promise<void> {
  const node = await element.elementHandle();
  await element
    .page()
    .waitForFunction(
      ([target, inside]) =>
        document.activeElement !== null &&
        (inside ? target?.contains(document.activeElement) : target === document.activeElement),
      [node, within] as const,
    );
}

/** Presses Tab until an element has the focus. */
export async function tabTo(element: Locator, limit = 20): Promise<void> {
  const hasFocus = () => element.evaluate((node) => node === document.activeElement);
  for (let presses = 0; presses < limit; presses += 1) {
    await element.page().keyboard.press('Tab');
    if (await hasFocus()) return;
  }
  throw new Error(`${limit} times Tab do not lead to ${element}`);
}
