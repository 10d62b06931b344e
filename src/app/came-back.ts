let back = false;
let here = '';

/** Gatsby tells of Back and Forward only on a copy of `location`, so they are noted here. */
export function watchHistory(): void {
  window.addEventListener('popstate', () => {
    back = window.location.pathname !== here;
  });
}

export const cameBack = (): boolean => back;

/** To be called when a change of page is over. */
export function forgetHistory(): void {
  back = false;
  here = window.location.pathname;
}
