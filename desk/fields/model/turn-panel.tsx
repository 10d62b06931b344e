import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../app/line/call';
import { useLights } from '../../app/lights';
import { Button } from '../../app/parts/button';
import { Choices } from '../../app/parts/choices';
import { Panel } from '../../app/parts/panel';
import { PageFrame } from '../../app/preview/page-frame';
import { useMedia } from '../../app/use-media';
import { useLanguage } from '../../app/words';
import { useEditor, useEditState } from '../../editing/editor-context';
import { pathOfItem } from '../../editing/use-session';
import { PANEL_BAR } from '../../theme/editor/preview';
import { IS_PHONE } from '../../theme/measures';

/** The view of the page in which a piece is turned (src/features/model). */
const TURN = '#turn';

/** The model of the draft, as visitors will turn it. */
export function TurnPanel({ onClose }: { onClose: () => void }) {
  const { say, locale } = useLanguage();
  const { shelf, id } = useEditor();
  const { item } = useEditState();
  const own = useLights() === 'dark' ? 'evening' : 'day';
  const [light, setLight] = useState<'day' | 'evening'>(own);
  const isNarrow = useMedia(IS_PHONE);
  const path = `${pathOfItem({ shelf, id })}/preview`;
  const { data, error } = useQuery({
    queryKey: ['preview', path, locale],
    queryFn: () => call('POST /items/:shelf/:id/preview', { params: { shelf, id }, body: { locale } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <Panel label={say('models.turned')} at="window" onClose={onClose}>
      <div sx={PANEL_BAR}>
        <Choices
          label={say('preview.light')}
          value={light}
          of={(['day', 'evening'] as const).map((value) => ({ value, word: say(`preview.${value}`) }))}
          onChoose={setLight}
        />
        <Button look="link" onClick={onClose}>
          {say('preview.close')}
        </Button>
      </div>
      {error && (
        <p role="alert" sx={{ variant: 'text.fault', p: 4 }}>
          {say('preview.fails')}
        </p>
      )}
      {data && (
        <PageFrame
          url={`${data.url}${TURN}`}
          size={isNarrow ? 'phone' : 'wide'}
          saved={`${item.draft?.number ?? 0} ${item.version}`}
          {...{ light }}
          onLight={setLight}
        />
      )}
    </Panel>
  );
}
