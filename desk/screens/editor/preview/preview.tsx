import { LOCALE_CODES } from '../../../../src/contract/locale-codes';
import { call } from '../../../app/line/call';
import { Button } from '../../../app/parts/button';
import { Choices } from '../../../app/parts/choices';
import { Said } from '../../../app/parts/said';
import { useSay } from '../../../app/words';
import { languageName } from '../../../../api/desk/contract/languages';
import { useEditor, useEditState } from '../../../editing/editor-context';
import { pathOfItem } from '../../../editing/use-session';
import { BAR, NOT_WRITTEN, PREVIEW } from '../../../theme/editor/preview';
import { useQuery } from '@tanstack/react-query';
import { Frame } from './frame';
import { seenIn } from './seen-in';
import type { PreviewChoices } from './use-preview';

interface PreviewProps {
  preview: PreviewChoices;
  /** The field that has the focus. */
  field: string | undefined;
  isShown: boolean;
}

/** The real page with the draft, in the language, light and size that one looks at. */
export function Preview({ preview, field, isShown }: PreviewProps) {
  const say = useSay();
  const { item, values } = useEditState();
  const { light, size, choose, toggle } = preview;
  const locale = seenIn(item, values, preview.locale);
  return (
    <section aria-label={say('preview.name')} hidden={!isShown} sx={PREVIEW}>
      <div sx={BAR}>
        <Choices
          label={say('preview.language')}
          value={locale}
          of={LOCALE_CODES.map((value) => ({ value, word: languageName(value), lang: value }))}
          onChoose={(value) => choose({ locale: value })}
        />
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
      <Said sx={NOT_WRITTEN}>
        {locale !== preview.locale && say('preview.otherLanguage', { language: preview.locale })}
      </Said>
      <NoDay />
      {isShown && <Shown {...{ preview: { ...preview, locale }, field }} />}
    </section>
  );
}

/** Below, the page leaves out what it says of days. */
function NoDay() {
  const say = useSay();
  const { shelf } = useEditor();
  const { values } = useEditState();
  return <Said sx={NOT_WRITTEN}>{shelf === 'events' && !values['starts_on'] && say('preview.noDay')}</Said>;
}

function Shown({ preview, field }: Pick<PreviewProps, 'preview' | 'field'>) {
  const say = useSay();
  const { shelf, id } = useEditor();
  const { locale } = preview;
  const path = `${pathOfItem({ shelf, id })}/preview`;
  const { data, error, refetch } = useQuery({
    // No answer that is to be forgotten when the item changes: the page asks for that itself.
    queryKey: ['preview', path, locale],
    queryFn: () => call('POST /items/:shelf/:id/preview', { params: { shelf, id }, body: { locale } }),
    // An address is good for as long as the item is open.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (data) return <Frame key={data.url} url={data.url} {...{ preview, field }} />;
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
