// Read in the page itself, by whichever browser's driver: nothing from outside a function is there.

/** Whether React has taken the page over: it then keeps its props on the elements. */
export const isAlive = (): boolean =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'));

/** Whether the page at the address has taken the old one's place; of another site's there is nothing to wait for. */
export const hasArrived = (): boolean => {
  const shown = document.querySelector<HTMLElement>('[data-page]');
  return !shown || (shown.dataset.page === window.location.pathname && shown.dataset.leaving === 'false');
};
