import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { LOCALES } from '../../../i18n/locales';
import type { Hit, Match } from '../index/find-items';
import { groupStyles, listStyles, moreStyles, worksStyles } from './search-group.styles';
import type { SearchKind, SearchItem, SearchText, SearchType, SearchWork } from '../index/search-item';
import { Link } from '../../../components/links/link';
import { PartedTitle } from '../../../components/text/parted-title';
import { Thumbnail } from '../../../components/pictures/thumbnail';
import { keepTrail } from '../../../components/works/trail';
import { WorkCaption } from '../../../components/works/work-caption';
import { SEARCH_ROW_SIZES } from '../../../theme/part-sizes';
import { indexTerms, referenceTerms } from '../index/terms';
import { toSmallPicture } from './search-picture';
import type { ThemeUICSSObject } from 'theme-ui';
import { markWords } from './mark-words';
import { BELOW, FROM, move, SMALL_PHONE } from '../../../theme/tokens';

const { picture, pictureHeight, pictureWide, pictureHeightWide } = SEARCH_ROW_SIZES;

const workRowStyles: ThemeUICSSObject = {
  '--thumbnail': pictureHeight,
  display: 'flex',
  gap: 3,
  alignItems: 'center',
  '& > [data-part=picture]': { flex: 'none', width: picture },
  // Keeps a year from standing alone on a line.
  '& > :last-of-type > span': { textWrap: 'balance' },
  [SMALL_PHONE]: { pr: 'clearOfSearch' },
  [FROM.columns6]: { alignItems: 'flex-end' },
  [FROM.asymmetric]: {
    '--thumbnail': pictureHeightWide,
    '& > [data-part=picture]': { width: pictureWide },
  },
};

/** On phones only types and creators stay on one line, so that the rows of a group are equally high. */
const textRowStyles: ThemeUICSSObject = {
  display: 'grid',
  rowGap: 'lines',
  columnGap: 'gutter',
  alignItems: 'baseline',
  py: 'searchRow.line',
  pr: 'besideSearch',
  [`@media ${BELOW.columns6}`]: {
    '&[data-kind=types], &[data-kind=creators]': { gridTemplateColumns: 'minmax(0, 1fr) auto', pr: 0 },
  },
  [SMALL_PHONE]: { '&[data-kind]': { pr: 'clearOfSearch' } },
  '& [data-part=title]': { variant: 'text.sub', textWrap: 'balance' },
  '& [data-part=facts]': {
    variant: 'text.cap',
    color: 'muted',
    textWrap: 'balance',
    fontVariantNumeric: 'tabular-nums',
    transition: move('color', 'quick'),
  },
  '&:hover [data-part=title]': { variant: 'underlines.title' },
  '&:hover [data-part=facts]': { color: 'text' },
  [FROM.columns6]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  [FROM.asymmetric]: { pr: 0 },
};

const styles: ThemeUICSSObject = {
  variant: 'underlines.found',
  bg: 'transparent',
  color: 'inherit',
};

function Marked({ text, match }: { text: string; match: Match }) {
  return markWords(text, match).map((part, index) =>
    part.marked ? (
      <mark key={index} sx={styles}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

interface ResultProps<Item extends SearchItem> {
  item: Item;
  match: Match;
}

function SearchResult({ item, match }: ResultProps<SearchItem>) {
  return item.kind === 'works' ? (
    <WorkResult item={item} match={match} />
  ) : (
    <TextResult item={item} match={match} />
  );
}

function WorkResult({ item, match }: ResultProps<SearchWork>) {
  const marked = (text: string) => <Marked text={text} match={match} />;
  const words = {
    creators: marked(item.creators),
    title: marked(item.title),
    date: item.date && marked(item.date),
    sold: item.sold,
    note: isFoundByReference(item, match) && item.reference,
  };
  return (
    <Link to={item.path} data-stop="" data-work="" sx={workRowStyles} onClick={keepTrail}>
      {/* Keeps its column without a picture. */}
      <span data-part="picture">
        {item.picture && (
          <Thumbnail picture={toSmallPicture(item.picture)} sizes={SEARCH_ROW_SIZES.pictureWide} />
        )}
      </span>
      <WorkCaption work={words} />
    </Link>
  );
}

/** Whether a number was searched for that is neither in the title nor in the date. */
function isFoundByReference(
  { reference = '', title, date = '' }: SearchWork,
  { queryTerms }: Match,
): boolean {
  const terms = referenceTerms(reference);
  const told = indexTerms(`${title} ${date}`);
  return queryTerms.some(
    (term) =>
      /\p{N}/u.test(term) &&
      terms.some((one) => one.startsWith(term)) &&
      !told.some((one) => one.startsWith(term)),
  );
}

function TextResult({ item, match }: ResultProps<SearchType | SearchText>) {
  const { t } = useTranslation();
  const facts = item.kind === 'types' ? t('works.count', { count: item.count }) : item.facts;
  return (
    <Link to={item.path} data-stop="" data-kind={item.kind} sx={textRowStyles}>
      <span data-part="title">
        <PartedTitle written={(part) => <Marked text={part} match={match} />}>{item.title}</PartedTitle>
      </span>{' '}
      {facts && (
        <span data-part="facts">
          <Marked text={facts} match={match} />
        </span>
      )}
    </Link>
  );
}

const LIMIT = 8;

export function SearchGroup({ kind, hits }: { kind: SearchKind; hits: readonly Hit[] }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  const shown = all ? hits : hits.slice(0, LIMIT);
  const showAll = () => {
    flushSync(() => setAll(true));
    // The button is gone: the first new result takes the focus.
    list.current?.children[LIMIT]?.querySelector('a')?.focus();
  };
  return (
    <section sx={groupStyles}>
      <h3>
        {t(`nav.${kind}`)} <span>{hits.length}</span>
      </h3>
      <ul ref={list} sx={kind === 'works' ? worksStyles : listStyles}>
        {shown.map(({ item, match, locale }) => (
          <li key={item.path} lang={locale && LOCALES[locale].tag}>
            <SearchResult item={item} match={match} />
          </li>
        ))}
      </ul>
      {shown.length < hits.length && (
        <button type="button" data-stop="" sx={moreStyles} onClick={showAll}>
          {t('search.show-all', { count: hits.length })}
        </button>
      )}
    </section>
  );
}
