import { useEffect } from 'react';
import { Link, redirect } from '../../../components/links/link';
import { useMessages } from '../../../i18n/use-messages';
import { filterStyles, lineStyles } from './availability-filter.styles';
import { AVAILABILITY_WORDS } from './availability-words';
import { askedIn } from './use-availability';
import type { ChoiceView } from '../parts/works-paging-view';

/** The filter of a list that is too long for one page: each choice has pages of its own. */
export function AvailabilityLinks({ choices }: { choices: readonly ChoiceView[] }) {
  const { t } = useMessages();
  // An address that was noted while the list was short.
  useEffect(() => {
    const asked = askedIn(window.location.search);
    const page = choices.find(({ choice }) => choice === asked);
    if (page && !page.current) void redirect(page.path);
  }, [choices]);
  return (
    <nav aria-label={t('works.availability')}>
      <div sx={lineStyles}>
        <ul sx={filterStyles}>
          {choices.map(({ choice, path, count, current }) => (
            <li key={choice}>
              <Link to={path} aria-current={current ? 'page' : undefined}>
                {choice === 'sold' && <span data-dot="" />}
                {t(AVAILABILITY_WORDS[choice])}
                {choice !== 'all' && <span>{count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
