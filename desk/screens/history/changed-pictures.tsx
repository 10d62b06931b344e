import { Button } from '../../app/parts/button';
import { useLanguage } from '../../app/words';
import { useShown, type ShownPicture } from '../../fields/pictures/picture';
import { CHANGED_FIELD, CHANGED_PICTURE } from '../../theme/editor/history';
import type { PictureChange, Placed } from '../editor/compared/changed-pictures';
import { pictureWords } from '../editor/compared/picture-words';
import { WordByWord } from './word-by-word';

interface ChangedPicturesProps {
  label: string;
  changes: readonly PictureChange[];
  /** What stands on each side. */
  heads: { before: string; after: string };
  onTake: (() => void) | undefined;
}

/** Pictures as they were and as they became, those that are the same left out, each with its number and what differs of it. */
export function ChangedPictures({ label, changes, heads, onTake }: ChangedPicturesProps) {
  const language = useLanguage();
  const { say } = language;
  const shown = useShown(
    changes.flatMap(({ was, is }) => [was, is]).flatMap((placed) => (placed ? [placed.picture] : [])),
  );
  const textOf = (placed: Placed | undefined, words: readonly string[]): string =>
    placed
      ? [
          ...(placed.index === undefined ? [] : [say('editor.picture', { number: placed.index + 1 })]),
          ...words,
        ].join('\n')
      : say('conflict.empty');
  return (
    <article sx={CHANGED_FIELD}>
      <h3>{label}</h3>
      {changes.map((change) => {
        const { was, is } = change;
        const [ofBefore, ofAfter] = pictureWords(change, language);
        const texts = { before: textOf(was, ofBefore), after: textOf(is, ofAfter) };
        const isBoth = was && is;
        return (['before', 'after'] as const).map((side) => {
          const placed = side === 'before' ? was : is;
          return (
            <div key={`${was?.index} ${is?.index} ${side}`} sx={CHANGED_PICTURE}>
              <small>{heads[side]}</small>
              {placed && <Thumbs picture={placed.picture} shown={shown} />}
              <WordByWord
                {...(isBoth ? texts : { before: texts[side], after: texts[side] })}
                side={side}
                label={heads[side]}
              />
            </div>
          );
        });
      })}
      {onTake && (
        <Button look="link" aria-label={`${say('history.takeBack')}: ${label}`} onClick={onTake}>
          {say('history.takeBack')}
        </Button>
      )}
    </article>
  );
}

interface ThumbsProps {
  picture: Placed['picture'];
  shown: Readonly<Record<string, ShownPicture>>;
}

/** By day and in the evening; what the words beside say is not read twice. */
const Thumbs = ({ picture: { file, night }, shown }: ThumbsProps) => (
  <span data-thumbs>
    {[file, ...(night ? [night.file] : [])].map((name) => {
      const one = shown[name];
      return one && <img key={name} src={one.url} width={one.width} height={one.height} alt="" />;
    })}
  </span>
);
