import { useTranslation } from 'gatsby-plugin-react-i18next';
import { fold } from '../../../contract/text/fold';
import { Link } from '../../../components/links/link';
import { Spinner } from '../../../components/form/spinner';
import { useLasting } from '../../../components/form/use-lasting';
import type { LocaleCode } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import { routePath } from '../../../routes/route-path';
import type { Taken } from '../index/find-items';
import type { Elsewhere } from '../index/use-elsewhere';
import type { IndexState } from '../index/use-search-index';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../../theme/tokens';

const statusStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  color: 'muted',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontWeight: 'normal', color: 'text' },
  [FROM.asymmetric]: { '&:has(p, h2, button)': { mb: 4 } },
  '&[data-none]': {
    color: 'text',
    '& h2': { variant: 'text.title' },
    '& b': { fontWeight: 'inherit' },
  },
};

const retryStyles: ThemeUICSSObject = { variant: 'links.underlined', mt: 2, color: 'text' };

interface SearchStatusProps {
  query: string;
  status: IndexState['status'];
  /** Undefined before anything has been searched for. */
  count?: number;
  taken?: readonly Taken[];
  elsewhere?: Pick<Elsewhere, 'locale' | 'count'> | undefined;
  onRetry: () => void;
}

export function SearchStatus({ query, status, count, taken = [], elsewhere, onRetry }: SearchStatusProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isWaiting = useLasting(status === 'loading');
  const nameOf = (as: Taken['as']) =>
    'decade' in as
      ? t('works.decade-name', { decade: as.decade })
      : as.words.map((words) => t('search.quoted', { words })).join(', ');
  const nameOfLanguage = (code: LocaleCode) =>
    new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? '';
  const isNews = ({ typed, as }: Taken) => fold(nameOf(as)) !== fold(typed);
  return (
    <div sx={statusStyles} data-none={count === 0 ? '' : undefined}>
      <div role="status">
        {isWaiting && <Spinner label={t('search.loading')} />}
        {status === 'failed' && <p>{t('search.failed')}</p>}
        {count !== undefined && (
          <>
            <h2>
              {elsewhere ? (
                t('search.found-in', {
                  own: nameOfLanguage(locale),
                  words: t('search.quoted', { words: query }),
                  count: elsewhere.count,
                  other: nameOfLanguage(elsewhere.locale),
                })
              ) : (
                <>
                  {t(count > 0 ? 'search.results-for' : 'search.no-results-for')}{' '}
                  <b>{t('search.quoted', { words: query })}</b>
                </>
              )}
            </h2>
            {count > 0 && <p>{t('search.count', { count })}</p>}
            {taken.filter(isNews).map(({ typed, as }) => (
              <p key={typed}>
                {t('isBeside' in as ? 'search.taken-beside' : 'search.taken', {
                  typed: t('search.quoted', { words: typed }),
                  taken: nameOf(as),
                })}
              </p>
            ))}
          </>
        )}
      </div>
      {count === 0 && !elsewhere && <SearchWish query={query} />}
      {status === 'failed' && (
        <button type="button" data-stop="" sx={retryStyles} onClick={onRetry}>
          {t('search.retry')}
        </button>
      )}
    </div>
  );
}

/** Where nothing is found; after what another language has. */
export function SearchWish({ query }: { query: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Link to={routePath('wish', locale)} state={{ wish: query }} data-stop="" sx={retryStyles}>
      {t('wish.like')}
    </Link>
  );
}
