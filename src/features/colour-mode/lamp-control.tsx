import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useColourMode } from './colour-mode-provider';
import { LampDrawing } from './lamp-drawing';
import { lampStyles } from './lamp-control.styles';

export function LampControl() {
  const { t } = useTranslation();
  const { value, forced, setPreference } = useColourMode();
  return (
    <button
      type="button"
      data-pendant="small"
      sx={lampStyles}
      aria-label={t(value === 'dark' ? 'lights.to-day' : 'lights.to-evening')}
      data-lights=""
      disabled={forced}
      onClick={() => setPreference(value === 'dark' ? 'light' : 'dark')}
    >
      <LampDrawing />
    </button>
  );
}
