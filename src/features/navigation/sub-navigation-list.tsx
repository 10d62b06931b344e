import { useTranslation } from 'gatsby-plugin-react-i18next';
import '../../i18n/lazy/lists';
import { Link } from '../../components/links/link';
import type { Translate } from '../../i18n/message-key';
import type { NavigationData } from './navigation-data';
import type { SubNavKey } from './navigation-state';
import type { ThemeUICSSObject } from 'theme-ui';

const rowStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 'near',
  width: 'fit-content',
  py: 'touch',
  '&:hover': { color: 'accent' },
  '&[aria-current] > :first-of-type': { variant: 'underlines.current' },
};

const titleStyles: ThemeUICSSObject = { fontSize: 'menuSmall', lineHeight: 1.2 };

const factStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
};

interface SubNavigationListProps {
  section: SubNavKey;
  data: NavigationData;
  path: string;
}

interface Row {
  path: string;
  title: string;
  /** Count, years or dates. */
  fact?: string;
}

const NONE = { works: 'works.none', creators: 'creators.none', events: 'events.none' } as const;

export function SubNavigationList({ section, data, path }: SubNavigationListProps) {
  const { t } = useTranslation();
  const rows = ROWS[section](data, t);
  if (rows.length === 0) return <p>{t(NONE[section])}</p>;
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.path}>
          <Link to={row.path} aria-current={row.path === path ? 'page' : undefined} sx={rowStyles}>
            <span sx={titleStyles}>{row.title}</span> {row.fact && <span sx={factStyles}>{row.fact}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const ROWS: Record<SubNavKey, (data: NavigationData, t: Translate) => Row[]> = {
  works: ({ works }) => works.map(({ path, title, count }) => ({ path, title, fact: String(count) })),
  creators: ({ creators }) => creators.map(({ path, name, life }) => ({ path, title: name, fact: life })),
  events: ({ events }, t) =>
    events.map(({ path, title, dates, state }) => ({
      path,
      title,
      fact: state === 'past' ? dates : `${t(`events.${state}`)}, ${dates}`,
    })),
};
