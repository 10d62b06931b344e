import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../../components/links/link';
import type { ChoiceView } from './choice-view';
import { choicesStyles } from './filter.styles';

const WORDS = {
  all: 'works.every',
  available: 'works.available',
  sold: 'works.sold',
  new: 'works.new',
} as const;

export function ChoiceLinks({ choices }: { choices: readonly ChoiceView[] }) {
  const { t } = useTranslation();
  if (choices.length === 0) return null;
  return (
    <nav aria-label={t('works.availability')}>
      <ul sx={choicesStyles}>
        {choices.map(({ choice, path, count, current }) => (
          <li key={choice}>
            <Link to={path} aria-current={current ? 'page' : undefined}>
              {choice === 'sold' && <span data-dot="" />}
              {t(WORDS[choice])}
              {choice !== 'all' && <span>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
