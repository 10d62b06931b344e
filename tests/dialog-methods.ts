import userEvent from '@testing-library/user-event';

/** What jsdom's <dialog> lacks: it opens and closes, and Escape closes a modal one, unless the page has taken the key. */
export function addDialogMethods(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}

/** Clicks on a dialog itself, left of its edge (on its backdrop) or right of it; jsdom puts every edge at 0. */
export const clickDialogAt = (dialog: HTMLElement, clientX: number): Promise<unknown> =>
  userEvent.pointer({ keys: '[MouseLeft]', target: dialog, coords: { clientX } });
