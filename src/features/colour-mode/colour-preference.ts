import { releaseLamps } from '../../media/lamp-switches';
import { DAY, EVENING } from '../../theme/tokens';

export const COLOUR_PREFERENCES = ['system', 'light', 'dark'] as const;
export type ColourPreference = (typeof COLOUR_PREFERENCES)[number];

export type ColourMode = 'light' | 'dark';

export const COLOUR_STORAGE_KEY = 'colour-mode';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

export const isPreference = (value: unknown): value is ColourPreference =>
  (COLOUR_PREFERENCES as readonly unknown[]).includes(value);

/** A choice that the browser refused to store; it holds for this page view. */
let unstored: ColourPreference | undefined;
let toldTo: ((preference: ColourPreference) => void) | undefined;

/** For a page within the desk: it is shown so whatever the visitor prefers, and what is chosen in it is told, not stored. */
export function holdPreference(
  preference: ColourPreference,
  tell: (preference: ColourPreference) => void,
): void {
  unstored = preference;
  toldTo = tell;
}

/** 'system' where storage is blocked or holds something else. */
export function readPreference(): ColourPreference {
  if (unstored) return unstored;
  try {
    const stored = window.localStorage.getItem(COLOUR_STORAGE_KEY);
    return isPreference(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

export function storePreference(preference: ColourPreference): void {
  if (toldTo) {
    holdPreference(preference, toldTo);
    return toldTo(preference);
  }
  try {
    window.localStorage.setItem(COLOUR_STORAGE_KEY, preference);
    unstored = undefined;
  } catch {
    unstored = preference;
  }
}

const systemMode = (): ColourMode => (window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light');

/** @returns how to stop */
export function onSystemModeChange(listener: () => void): () => void {
  const query = window.matchMedia(DARK_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Forcing 'system' makes no sense: it is warned about and ignored (product specification, section 4). */
export function resolveMode(preference: ColourPreference, forced?: string): ColourMode {
  if (forced === 'light' || forced === 'dark') return forced;
  if (forced === 'system')
    console.warn("A page can't force the colour mode 'system'; the preference is used.");
  return preference === 'system' ? systemMode() : preference;
}

/** For the browser's own bars. */
export const THEME_COLOURS: Record<ColourMode, string> = {
  light: DAY.background,
  dark: EVENING.background,
};

/** Styles depend on this class alone. A change of mode resets all lamp switches. */
export function applyMode(mode: ColourMode): void {
  const { classList } = document.documentElement;
  const changes = !classList.contains(`theme-ui-${mode}`);
  classList.remove('theme-ui-light', 'theme-ui-dark');
  classList.add(`theme-ui-${mode}`);
  if (changes) releaseLamps();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLOURS[mode]);
}
