let back = false;

/** Notes when the browser goes Back or Forward. Gatsby means to say so by `location.action`, which it sets on a copy. */
export function watchHistory(): void {
  window.addEventListener('popstate', () => {
    back = true;
  });
}

/** Whether the change of page under way is one of Back or Forward. */
export const cameBack = (): boolean => back;

/** The change of page is over; the next one is a link's until the browser says otherwise. */
export function forgetHistory(): void {
  back = false;
}
