import { useQuery } from '@tanstack/react-query';
import { call } from '../../../app/line/call';
import { Button } from '../../../app/parts/button';
import { Choices } from '../../../app/parts/choices';
import { PageFrame } from '../../../app/preview/page-frame';
import { useSay } from '../../../app/words';
import { BAR, PREVIEW } from '../../../theme/editor/preview';
import type { PreviewChoices } from '../../editor/preview/use-preview';
import { pathOfRoom, useRoom } from './room-session';

/** The page of the client, as it is now. */
export function RoomPreview({ preview, isShown }: { preview: PreviewChoices; isShown: boolean }) {
  const say = useSay();
  const { light, size, choose, toggle } = preview;
  return (
    <section aria-label={say('preview.name')} hidden={!isShown} sx={PREVIEW}>
      <div sx={BAR}>
        <Choices
          label={say('preview.light')}
          value={light}
          of={(['day', 'evening'] as const).map((value) => ({ value, word: say(`preview.${value}`) }))}
          onChoose={(value) => choose({ light: value })}
        />
        <span data-wide>
          <Choices
            label={say('preview.size')}
            value={size}
            of={(['wide', 'phone'] as const).map((value) => ({ value, word: say(`preview.${value}`) }))}
            onChoose={(value) => choose({ size: value })}
          />
        </span>
        <span data-wide>
          <Button look="link" onClick={toggle}>
            {say('preview.close')}
          </Button>
        </span>
      </div>
      {isShown && <Shown {...{ light, size, choose }} />}
    </section>
  );
}

function Shown({ light, size, choose }: Pick<PreviewChoices, 'light' | 'size' | 'choose'>) {
  const say = useSay();
  const { room } = useRoom();
  const path = `${pathOfRoom(room.id)}/preview`;
  const locale = String(room.values['locale']);
  const { data, error, refetch } = useQuery({
    // The page is that of a language. Not asked for anew with the room, which would load it again.
    queryKey: [`preview of ${path}`, locale],
    queryFn: () => call('POST /rooms/:id/preview', { params: { id: room.id } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (data)
    return (
      <PageFrame
        key={data.url}
        url={data.url}
        saved={String(room.number)}
        {...{ light, size }}
        onLight={(turned) => choose({ light: turned })}
      />
    );
  if (!error) return null;
  return (
    <div role="alert" sx={{ p: 4 }}>
      <p>{say('preview.fails')}</p>
      <Button look="link" onClick={() => void refetch()}>
        {say('preview.again')}
      </Button>
    </div>
  );
}
