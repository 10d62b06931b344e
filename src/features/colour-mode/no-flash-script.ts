import { COLOUR_STORAGE_KEY, DARK_QUERY, THEME_COLOURS, type ColourMode } from './colour-preference';

/** The window's function that shows what is stored; for a choice that is made before the site's code is there. */
export const SHOW_LIGHTS = 'showLights';

/** Runs before the first paint, so that an evening visitor never sees a flash of day. */
export function noFlashScript(forced?: ColourMode): string {
  const wanted = forced
    ? `d=${forced === 'dark'}`
    : `try{var p=localStorage.getItem('${COLOUR_STORAGE_KEY}');d=p==='dark'||(p!=='light'&&matchMedia('${DARK_QUERY}').matches)}catch(e){d=matchMedia('${DARK_QUERY}').matches}`;
  return `(window.${SHOW_LIGHTS}=function(){var d,e=document,m=e.querySelector('meta[name=theme-color]'),c=e.documentElement.classList;${wanted};c.remove('theme-ui-dark','theme-ui-light');c.add('theme-ui-'+(d?'dark':'light'));if(m)m.content=d?'${THEME_COLOURS.dark}':'${THEME_COLOURS.light}'})()`;
}
