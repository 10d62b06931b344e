import { Link } from '../../components/link';
import { WorkCaption } from '../../components/works/work-caption';
import type { Match } from './find-items';
import { Marked } from './marked';
import type { SearchItem, SearchText, SearchWork } from './search-item';
import { SearchThumbnail } from './search-thumbnail';
import { textRowStyles, workRowStyles } from './search-result.styles';

interface ResultProps<Item extends SearchItem> {
  item: Item;
  match: Match;
}

/** Something found, and the way to it. */
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
  };
  return (
    <Link to={item.path} data-stop="" sx={workRowStyles}>
      <SearchThumbnail picture={item.picture} />
      <WorkCaption work={words} />
    </Link>
  );
}

function TextResult({ item, match }: ResultProps<SearchText>) {
  return (
    <Link to={item.path} data-stop="" sx={textRowStyles}>
      <span data-part="title">
        <Marked text={item.title} match={match} />
      </span>{' '}
      {item.facts && (
        <span data-part="facts">
          <Marked text={item.facts} match={match} />
        </span>
      )}
    </Link>
  );
}
