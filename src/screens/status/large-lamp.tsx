import { useColourMode } from '../../features/colour-mode/colour-mode-provider';
import { useMessages } from '../../i18n/use-messages';
import { lampStyles } from './large-lamp.styles';

/** The lamp of the house come down from the ceiling, for pages with nothing else on the wall; it is the lights' control. */
export function LargeLamp() {
  const { t } = useMessages();
  const { value, forced, setPreference } = useColourMode();
  return (
    <>
      <div aria-hidden="true" sx={{ variant: 'lights.beam' }} />
      <button
        type="button"
        sx={lampStyles}
        aria-label={t(value === 'dark' ? 'lights.to-day' : 'lights.to-evening')}
        disabled={forced}
        onClick={() => setPreference(value === 'dark' ? 'light' : 'dark')}
      >
        <svg viewBox="0 0 400 150" fill="none" strokeWidth="1.25" aria-hidden="true" focusable="false">
          <path data-part="bulb" vectorEffect="non-scaling-stroke" d="M154 128a46 34 0 0 0 92 0z" />
          <path
            data-part="shade"
            vectorEffect="non-scaling-stroke"
            d="M186 4h28v24c110 6 178 46 185 100H1C8 74 76 34 186 28z"
          />
        </svg>
      </button>
    </>
  );
}
