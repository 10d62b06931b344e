import { useMemo, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Floor, type FloorWork } from '../../../components/scale/floor/floor';
import { PERSON_HEIGHT } from '../../../components/scale/scale-labels';
import { WorkCaption } from '../../../components/works/work-caption';
import { EARLY_PICTURES } from '../early/room-script';
import type { PieceView, RoomView } from '../view/room-view';
import { RoomActions } from './room-actions';
import { rowStyles, sectionStyles, viewsStyles } from './room-floor.styles';

const VIEWS = ['pictures', 'drawing'] as const;
type FloorView = (typeof VIEWS)[number];

export function RoomFloor({ room }: { room: RoomView }) {
  const { t } = useTranslation();
  const [view, setView] = useState<FloorView>('pictures');
  const works = useMemo(
    () =>
      room.pieces.map(
        (piece): FloorWork => ({
          id: piece.anchor,
          standing: piece.standing,
          picture: piece.pictures[0],
          caption: <PieceCaption piece={piece} view={view} />,
        }),
      ),
    [room.pieces, view],
  );
  return (
    <section sx={sectionStyles}>
      <Floor
        works={works}
        view={view}
        eager={EARLY_PICTURES}
        label={t('room.in-view', { height: PERSON_HEIGHT })}
        person={t('scale.centimetres', { value: PERSON_HEIGHT })}
      />
      {works.length > 0 && (
        <div sx={rowStyles}>
          <div role="group" aria-label={t('room.choose-view')} sx={viewsStyles}>
            {VIEWS.map((name) => (
              <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
                {t(`room.${name}`)}
              </button>
            ))}
          </div>
          <RoomActions room={room} />
        </div>
      )}
    </section>
  );
}

function PieceCaption({ piece, view }: { piece: PieceView; view: FloorView }) {
  const { t } = useTranslation();
  const { title, creators, isShown, sold, price, dimensions, lang } = piece;
  const measured = dimensions ?? (isShown ? t('room.unmeasured') : undefined);
  const note = view === 'drawing' ? measured : (price?.text ?? (piece.standing ? undefined : measured));
  return <WorkCaption work={{ creators, title: <span lang={lang}>{title}</span>, sold, note }} />;
}
