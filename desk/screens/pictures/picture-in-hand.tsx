import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { PictureLine } from '../../../api/media/contract/pictures';
import { allows } from '../../../api/people/contract/permissions';
import { useMe } from '../../app/data';
import { sizeOf } from '../../app/lists/size-of';
import { Button } from '../../app/parts/button';
import { describing } from '../../app/items/describing';
import { EditorLink } from '../../app/items/editor-link';
import { Piece } from '../../app/items/piece';
import { useLanguage } from '../../app/words';
import { NAMED } from '../../theme/shelves';
import { WAYS } from '../../theme/wall-of-pictures';
import { PictureUses } from './picture-uses';
import { ReplacePicture } from './replace-picture';
import type { PictureActs } from './use-picture-acts';
import { useShownBefore } from './use-shown-before';

/** What says why one may want to keep it. */
const BEFORE = 'shown-before';
/** px */
const LARGEST = { width: 340, height: 320 };

export function PictureInHand({ line, acts }: { line: PictureLine; acts: PictureActs }) {
  const { say, locale } = useLanguage();
  const { may } = useMe();
  const { file, thumb, bytes, uses, alt, credit, isUnused, shown } = line;
  const shownBefore = useShownBefore(isUnused)[file] ?? 0;
  const describable = uses.find(({ part }) => part !== 'original');
  const [width, height] = [String(thumb.width), String(thumb.height)];
  return (
    <section aria-label={say('pictures.open', { name: file })}>
      <div sx={{ borderBottom: 'ink' }}>
        <Piece
          picture={{ src: thumb.url, night: thumb.night, width: thumb.width, height: thumb.height }}
          {...LARGEST}
        />
      </div>
      <p sx={{ variant: 'text.note', color: 'muted', pt: 2, overflowWrap: 'anywhere' }}>
        {say('pictures.facts', { file, size: sizeOf(bytes, locale), width, height })}
      </p>
      <dl sx={{ ...NAMED, mt: 3 }}>
        <dt>{say('pictures.usedBy')}</dt>
        <dd>
          <PictureUses uses={uses} />
          {!isUnused && <p sx={{ color: 'muted' }}>{say('pictures.inUse')}</p>}
        </dd>
        {isUnused && (
          <>
            <dt>{say('editor.alt')}</dt>
            <dd sx={{ color: 'muted' }}>{say('pictures.describeThere')}</dd>
          </>
        )}
        {uses.length > 0 &&
          LOCALE_CODES.map((code) => (
            <div key={code} sx={{ display: 'contents' }}>
              <dt>{say('pictures.description', { language: code })}</dt>
              <dd lang={alt[code] ? code : undefined}>
                {alt[code] ||
                  (describable && (
                    <EditorLink {...describable} hash={describing(file, code)}>
                      {say('pictures.describe')}
                    </EditorLink>
                  ))}
              </dd>
            </div>
          ))}
        {credit && (
          <>
            <dt>{say('pictures.credit')}</dt>
            <dd>{credit}</dd>
          </>
        )}
      </dl>
      <div sx={{ mt: 3 }}>
        {isUnused ? (
          <>
            {shownBefore > 0 && (
              <p id={BEFORE} sx={{ variant: 'text.muted', pb: 1 }}>
                {say('pictures.shownBefore', { count: shownBefore })}
              </p>
            )}
            <p sx={WAYS}>
              <Button
                look="link"
                isBusy={acts.isBusy}
                aria-describedby={shownBefore > 0 ? BEFORE : undefined}
                onClick={() => acts.remove([file])}
              >
                {say('pictures.remove')}
              </Button>
            </p>
          </>
        ) : allows(may, 'publish') ? (
          <>
            <ReplacePicture word="pictures.replace" file={file} acts={acts} />
            {shown?.night && (
              <ReplacePicture word="pictures.replaceEvening" file={shown.night.file} acts={acts} />
            )}
          </>
        ) : (
          <p sx={{ variant: 'text.muted' }}>{say('pictures.mayNotReplace')}</p>
        )}
        <Replacement line={line} acts={acts} />
      </div>
    </section>
  );
}

/** What stood in its place, or stands there now. */
function Replacement({
  line: { file, isUnused, replaced, replacedBy },
  acts,
}: {
  line: PictureLine;
  acts: PictureActs;
}) {
  const { say, date } = useLanguage();
  const { may } = useMe();
  if (replacedBy && isUnused)
    return <p sx={{ variant: 'text.muted', pt: 1 }}>{say('pictures.placeTaken', { file: replacedBy })}</p>;
  if (!replaced || isUnused) return null;
  const { was, at, by } = replaced;
  return (
    <p sx={{ variant: 'text.muted', pt: 1, overflowWrap: 'anywhere' }}>
      {by
        ? say('pictures.tookPlaceBy', { was, date: date(at), name: by })
        : say('pictures.tookPlace', { was, date: date(at) })}{' '}
      {allows(may, 'publish') && (
        <Button look="link" isBusy={acts.isBusy} onClick={() => acts.putBack(file, was)}>
          {say('pictures.takeBack', { was })}
        </Button>
      )}
    </p>
  );
}
