import type { ModelViewerElement } from '../loading/model-viewer-element';

const STILL = { 'interaction-prompt': 'none', 'shadow-softness': '.9', loading: 'eager' } as const;

/** @param attributes of `<model-viewer>`, that do not change. @param close the word for the way out of the visitor's room */
export function makeElement(attributes: Readonly<Record<string, string>>, close: string): ModelViewerElement {
  const element = document.createElement('model-viewer') as ModelViewerElement;
  for (const [name, value] of Object.entries({ ...STILL, ...attributes })) element.setAttribute(name, value);
  // It says in English from where a piece is seen, which we say ourselves.
  element.shadowRoot?.querySelector('#status')?.parentElement?.setAttribute('hidden', '');
  ownFocus(element, { isTurned: 'camera-controls' in attributes });
  // The desk shows the page in a frame, where no camera may be opened: the library would complain of that.
  if (window.self !== window.top) element.removeAttribute('ar');
  // What the library would show there is shown in our own way.
  for (const slot of ['progress-bar', 'ar-button']) {
    const empty = document.createElement('span');
    empty.slot = slot;
    element.append(empty);
  }
  // The way out of the visitor's room; the library's own is in English.
  const exit = document.createElement('span');
  exit.slot = 'exit-webxr-ar-button';
  exit.role = 'button';
  exit.textContent = close;
  element.append(exit);
  return element;
}

/**
 * The library takes the focus within itself, where a page's styles do not reach. Here its element says when a key has led there;
 * and where nothing is turned, no key leads there.
 */
function ownFocus(element: HTMLElement, { isTurned }: { isTurned: boolean }): void {
  const input = element.shadowRoot?.querySelector<HTMLElement>('.userInput');
  if (!input) return;
  input.style.outline = 'none';
  if (!isTurned) input.tabIndex = -1;
  input.addEventListener('focus', () =>
    element.toggleAttribute('data-focused', input.matches(':focus-visible')),
  );
  input.addEventListener('blur', () => element.removeAttribute('data-focused'));
}
