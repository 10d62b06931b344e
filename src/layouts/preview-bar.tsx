import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../components/links/link';
import { formatDate } from '../i18n/formats/dates';
import { formatTime } from '../i18n/formats/times';
import { isFramed } from '../features/language/offered-locale';
import type { LocaleCode } from '../i18n/locales';
import type { Translate } from '../i18n/message-key';
import { useLocale } from '../i18n/use-locale';
import { routePath } from '../routes/route-path';
import type { ThemeUICSSObject } from 'theme-ui';
import { SPACE } from '../theme/space';
import { FROM } from '../theme/tokens';

const previewBarStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 'header',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  height: 'ceiling',
  // In line with the page, however wide the window is.
  px: `calc(-1 * ${SPACE.bleed})`,
  bg: 'surface',
  borderBottom: 'rule',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& a': { variant: 'links.underlined' },
  [FROM.columns6]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '@media print': { display: 'none' },
};

interface PreviewBarProps {
  /** When the preview's address expires, ISO date and time; undefined while it loads. */
  until?: string;
  /** What was asked for and leads to no page yet, and how often. */
  held?: { is: 'act' | 'link'; count: number } | undefined;
}

const WHY_NOT = { act: 'preview.not-yet', link: 'preview.link-not-yet' } as const;

/** The page makes room for it (theme/global-styles). */
export function PreviewBar({ until, held }: PreviewBarProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <aside aria-label={t('preview.title')} data-part="preview-bar" sx={previewBarStyles}>
      <div>
        {!held && <p>{until ? untilWords(until, t, locale) : t('preview.bar-undated')}</p>}
        <p role="status">{held && <span key={held.count}>{t(WHY_NOT[held.is])}</span>}</p>
      </div>
      <Link to={routePath('index', locale)}>{t('preview.return')}</Link>
    </aside>
  );
}

/**
 * By the reader's clock; a preview that ends today says when, as today's date would not. In the desk's frame nobody has
 * a link that could end.
 */
function untilWords(until: string, t: Translate, locale: LocaleCode): string {
  if (isFramed()) return t('preview.bar-undated');
  const end = new Date(until);
  return end.toDateString() === new Date().toDateString()
    ? t('preview.bar-today', { time: formatTime(`${end.getHours()}:${end.getMinutes()}`, locale) })
    : t('preview.bar', { date: formatDate(until, locale) });
}
