import { COLOUR_STORAGE_KEY, DARK_QUERY, THEME_COLOURS, type ColourMode } from './colour-preference';

/** Runs before the first paint, so that an evening visitor never sees a flash of day. */
export function noFlashScript(forced?: ColourMode): string {
  const wanted = forced
    ? `d=${forced === 'dark'}`
    : `try{var p=localStorage.getItem('${COLOUR_STORAGE_KEY}');d=p==='dark'||(p!=='light'&&matchMedia('${DARK_QUERY}').matches)}catch(e){d=matchMedia('${DARK_QUERY}').matches}`;
  return `(function(){var d,e=document,m=e.querySelector('meta[name=theme-color]');${wanted};e.documentElement.classList.add('theme-ui-'+(d?'dark':'light'));if(m)m.content=d?'${THEME_COLOURS.dark}':'${THEME_COLOURS.light}'})()`;
}
