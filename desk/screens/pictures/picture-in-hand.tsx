import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { Shelf } from '../../contract/items/item';
import type { PictureLine } from '../../contract/items/pictures';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { Piece } from '../../app/parts/piece';
import { useLanguage } from '../../app/words';
import { NAMED } from '../../theme/shelves';

/** px */
const LARGEST = { width: 340, height: 320 };
const MEGABYTE = 1024 * 1024;

interface PictureInHandProps {
  line: PictureLine;
  isBusy: boolean;
  fault: Error | null;
  onRemove: () => void;
}

export function PictureInHand({ line, isBusy, fault, onRemove }: PictureInHandProps) {
  const { say, locale } = useLanguage();
  const { file, thumb, bytes, uses, alt, credit, isUnused } = line;
  const [first] = uses;
  const size = `${(bytes / MEGABYTE).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`;
  return (
    <section aria-label={say('pictures.open', { name: file })}>
      <div sx={{ borderBottom: 'ink' }}>
        <Piece
          picture={{ src: thumb.url, night: thumb.night, width: thumb.width, height: thumb.height }}
          {...LARGEST}
        />
      </div>
      <p sx={{ variant: 'text.note', color: 'muted', pt: 2, overflowWrap: 'anywhere' }}>
        {say('pictures.facts', { file, size, width: String(thumb.width), height: String(thumb.height) })}
      </p>
      <dl sx={{ ...NAMED, mt: 3 }}>
        <dt>{say('pictures.usedBy')}</dt>
        <dd>
          {uses.length === 0 && say(isUnused ? 'pictures.unused' : 'pictures.notPublic')}
          {uses.map((use) => (
            <p key={`${use.shelf} ${use.id} ${use.part}`}>
              <EditorLink shelf={use.shelf} id={use.id}>
                {use.title[locale] ?? Object.values(use.title)[0]}
              </EditorLink>
              {use.part === 'evening' && `, ${say('pictures.asEvening')}`}
            </p>
          ))}
        </dd>
        {uses.length > 0 &&
          LOCALE_CODES.map((code) => (
            <div key={code} sx={{ display: 'contents' }}>
              <dt>{say(code === 'fr' ? 'pictures.description.fr' : 'pictures.description.en')}</dt>
              <dd lang={code}>
                {alt[code] || (first && <EditorLink {...first}>{say('pictures.describe')}</EditorLink>)}
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
      <p sx={{ mt: 3, variant: 'text.muted' }}>
        {isUnused ? (
          <Button look="link" isBusy={isBusy} onClick={onRemove}>
            {say('pictures.remove')}
          </Button>
        ) : (
          say('pictures.inUse')
        )}
      </p>
      <FaultText error={fault} />
    </section>
  );
}

/** Leads to where an item is written. */
function EditorLink({ shelf, id, children }: { shelf: Shelf; id: string; children: ReactNode }) {
  // Each shelf has a route of its own: the router knows them as one text each.
  const to = (shelf === 'site' ? '/site' : `/${shelf}/${id}`) as NonNullable<LinkProps['to']>;
  return (
    <Link to={to} sx={{ color: 'inherit' }}>
      {children}
    </Link>
  );
}
