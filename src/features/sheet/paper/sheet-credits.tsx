import { useTranslation } from 'gatsby-plugin-react-i18next';
import { creditsByRole } from '../../../components/pictures/credits-by-role';
import { useLocale } from '../../../i18n/use-locale';
import { creditsStyles } from './sheet-side.styles';
import type { SheetView } from '../sheet-view';

const MANY_CREDITS = 4;

export function SheetCredits({ view }: { view: SheetView }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { credits, moreCredits } = view;
  if (credits.length === 0) return null;
  return (
    <div sx={creditsStyles}>
      <dl data-many={credits.length > MANY_CREDITS ? '' : undefined}>
        {creditsByRole(credits, locale).map(({ role, name }) => (
          <div key={role}>
            <dt>{role}</dt> <dd>{name}</dd>
          </div>
        ))}
      </dl>
      {moreCredits > 0 && <p>{t('sheet.more-credits', { count: moreCredits })}</p>}
    </div>
  );
}
