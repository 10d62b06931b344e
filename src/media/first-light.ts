/**
 * Runs where it stands in the HTML, behind the day and the night of the first picture: the one that the light of the page
 * shows is fetched at once, the other not at all. Browsers look for pictures before they know of styles.
 */
export const FIRST_LIGHT =
  "document.currentScript.parentNode.querySelector((document.documentElement.classList.contains('theme-ui-dark')?'[data-night]':'[data-day]')+' img').loading='eager'";
