import { Suspense } from 'react';
import { instanceOf } from '../../i18n/translator';
import { WordsProvider } from '../../i18n/words-provider';
import { PreviewBar } from '../../layouts/preview-bar';
import { PreviewItem } from './preview-item';
import { PreviewNotice } from './preview-notice';
import { useDeskLights } from './use-desk-lights';
import { useHeld } from './use-held';
import { usePreview } from './use-preview';

/** In the item's own language; it follows the draft. */
export function PreviewScreen({ path }: { path: string }) {
  const state = usePreview(path);
  // An API that does not say so may show a draft.
  const { setPage, held } = useHeld(state.kind === 'found' && state.preview.is_public === true);
  useDeskLights();
  if (state.kind !== 'found') {
    return (
      <>
        <PreviewNotice state={state} />
        <PreviewBar />
      </>
    );
  }
  const { preview, moment } = state;
  return (
    <>
      <WordsProvider i18n={instanceOf(preview.locale)}>
        <div ref={setPage} lang={preview.locale}>
          <Suspense fallback={<PreviewNotice state={{ kind: 'loading' }} />}>
            <PreviewItem preview={preview} moment={moment} />
          </Suspense>
        </div>
      </WordsProvider>
      <PreviewBar until={preview.expires_at} held={held} />
    </>
  );
}
