import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../../components/links/link';
import { PartedTitle } from '../../../components/text/parted-title';
import { Thumbnail } from '../../../components/pictures/thumbnail';
import { keepTrail } from '../../../components/works/trail';
import { WorkCaption } from '../../../components/works/work-caption';
import { SEARCH_ROW_SIZES } from '../../../theme/part-sizes';
import type { Match } from '../index/find-items';
import type { SearchItem, SearchText, SearchType, SearchWork } from '../index/search-item';
import { indexTerms, referenceTerms } from '../index/terms';
import { toSmallPicture } from './search-picture';
import { textRowStyles, workRowStyles } from './search-result.styles';
import type { ThemeUICSSObject } from 'theme-ui';
import { markWords } from './mark-words';

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

export function SearchResult({ item, match }: ResultProps<SearchItem>) {
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
