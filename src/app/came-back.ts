let back = false;
/** The page that the visitor is on. */
let here = '';

/**
 * Notes when the browser goes Back or Forward to another page; on the same one, closing a picture is no change of page.
 * Gatsby means to say so by `location.action`, which it sets on a copy.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', () => {
    back = window.location.pathname !== here;
  });
}

/** Whether the change of page under way is one of Back or Forward. */
export const cameBack = (): boolean => back;

/** The change of page is over; the next one is a link's until the browser says otherwise. */
export function forgetHistory(): void {
  back = false;
  here = window.location.pathname;
}
