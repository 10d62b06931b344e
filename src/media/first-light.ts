/** Loads only the visible side of the first picture: preloading starts before styles are known. */
export const FIRST_LIGHT =
  "document.currentScript.parentNode.querySelector((document.documentElement.classList.contains('theme-ui-dark')?'[data-night]':'[data-day]')+' img').loading='eager'";
