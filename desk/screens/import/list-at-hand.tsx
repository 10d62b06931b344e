import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { BroughtInNow } from '../../../api/import-export/contract/brought-in';
import type { Filter } from '../../../api/import-export/contract/looking';
import { FaultText } from '../../app/parts/fault-text';
import { useSay } from '../../app/words';
import { CRUMB } from '../../theme/editor/layout';
import { LIST_GRID, LIST_HEAD, LIST_PART } from '../../theme/lists';
import { Mapping } from './columns/mapping';
import { Reading } from './columns/reading';
import type { ListInHand } from './hand/list-in-hand';
import { useLook } from './hand/use-look';
import { MissingPictures } from './trial/missing-pictures';
import { Trial } from './trial/trial';
import { TrialFloor } from './trial/trial-floor';
import { UnknownNames } from './trial/unknown-names';

interface ListAtHandProps {
  hand: ListInHand;
  /** What is under way, in words. */
  waiting: string | undefined;
  /** Of another list that was dropped. */
  wrong: ReactNode;
  onFiles: (files: Iterable<File>) => void;
  onDone: (brought: BroughtInNow) => void;
}

/** DESK.md, 13: columns matched left, the trial run right. */
export function ListAtHand({ hand, waiting, wrong, onFiles, onDone }: ListAtHandProps) {
  const say = useSay();
  const [outcome, setOutcome] = useState<Filter>();
  const look = useLook(hand, outcome);
  const { first, lines, pages, list, ask, error, again } = look;
  const { pictures, table } = hand;
  const facts = [
    say('list.rows', { count: table?.rows.length ?? 0 }),
    ...(pictures.length > 0 ? [say('list.pictures', { count: pictures.length })] : []),
  ].join(', ');
  const isEmpty = hand.columns.every((field) => field === null);
  const progress = look.isSending
    ? say('list.sending')
    : isEmpty
      ? say('list.noColumn')
      : pages.isPlaceholderData || pages.isPending
        ? say('list.looking')
        : undefined;
  return (
    <>
      <div sx={LIST_GRID}>
        <section aria-labelledby="list-name">
          <div sx={LIST_HEAD}>
            <Link to="/works" sx={CRUMB}>
              {say('nav.works')}
            </Link>
            <h1 id="list-name">{hand.name}</h1>
            <p>
              {facts}. {say('list.columns')}
            </p>
          </div>
          <Reading hand={hand} />
          {table && <Mapping table={table} columns={hand.columns} displaced={hand.displaced} />}
          {first && <UnknownNames hand={hand} looked={first} />}
          <section aria-labelledby="list-pictures" sx={LIST_PART}>
            <h2 id="list-pictures">{say('nav.pictures')}</h2>
            {first && first.pictures.found > 0 && <p>{say('list.named', { count: first.pictures.found })}</p>}
            <MissingPictures missing={first?.pictures.missing ?? []} onFiles={onFiles} />
          </section>
        </section>
        <div>
          {first && (
            <Trial {...{ first, lines, pages, outcome }} isStrict={hand.isStrict} onOutcome={setOutcome} />
          )}
          <FaultText error={error} />
        </div>
      </div>
      <TrialFloor
        {...{ list, ask, wrong, onDone }}
        looked={first}
        waiting={waiting ?? progress}
        onAgain={again}
      />
    </>
  );
}
