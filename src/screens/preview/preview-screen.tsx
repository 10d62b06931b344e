import { Suspense, useEffect, useMemo, type ComponentType, useState } from 'react';
import { instanceOf } from '../../i18n/translator';
import { WordsProvider } from '../../i18n/words-provider';
import { PreviewBar } from '../../layouts/preview-bar';
import {
  COLOUR_STORAGE_KEY,
  holdPreference,
  isPreference,
  type ColourPreference,
} from '../../features/colour-mode/colour-preference';
import { useSite } from '../../page/site-context';
import { dayIn } from '../../i18n/formats/zoned-time';
import type { ViewContext } from '../../page/view-context';
import type { HomePage, Page } from '../../contract/page';
import type { Preview } from '../../contract/kinds/preview';
import { localeOrigin } from '../../seo/locale-origin';
import { AboutPreview, ContactPreview, HomePreview, LegalNoticePreview, PREVIEWS } from './preview-screens';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Spinner } from '../../components/form/spinner';
import { useLasting } from '../../components/form/use-lasting';
import type { ThemeUICSSObject } from 'theme-ui';
import { statusError } from '../../browser/status-error';
import { fetchPreview, type FoundPreview, type PreviewOutcome } from '../../gallery/fetch-preview';
import { loadLanguage } from '../../i18n/load-language';
import { pollWhileVisible } from './poll-while-visible';
import { tokenOf } from '../../routes/token-of';

/** ms that it is said why nothing happened. */
const SAID_MS = 8000;

/** What was held back last: an act that needs the page's address, or a link to a page that is not there. */
interface Held {
  is: 'act' | 'link';
  /** How often. */
  count: number;
}

/**
 * Holds back what would lead to a page that is not there: acts that hand on the address of one that is not public, and links.
 *
 * @param isPublic whether the page that is previewed has an address
 * @returns where the page is, and what was held back, until that has been said for a while
 */
function useHeld(isPublic: boolean): {
  setPage: (page: HTMLElement | null) => void;
  held: Held | undefined;
} {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [held, setHeld] = useState<Held>();
  useEffect(() => {
    if (!page) return undefined;
    const tell = (is: Held['is']) => setHeld((before) => ({ is, count: (before?.count ?? 0) + 1 }));
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    /** The link that leads to a page that is there. */
    let followed: HTMLAnchorElement | undefined;
    const hold = (event: Event) => {
      const target = event.target as Element;
      if (!isPublic && target.closest('[data-needs-page]')) {
        stop(event);
        return tell('act');
      }
      const link = target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link === followed || !(event instanceof MouseEvent) || !leadsOn(link, event)) return;
      stop(event);
      void isThere(link.href).then((there) => {
        if (!there) return tell('link');
        followed = link;
        link.click();
        followed = undefined;
      });
    };
    const pressed = ['click', 'auxclick'] as const;
    for (const name of pressed) page.addEventListener(name, hold, true);
    return () => pressed.forEach((name) => page.removeEventListener(name, hold, true));
  }, [page, isPublic]);
  useEffect(() => {
    if (!held) return undefined;
    const said = setTimeout(() => setHeld(undefined), SAID_MS);
    return () => clearTimeout(said);
  }, [held]);
  return { setPage, held };
}

/** To another page of the site, in this window; the desk's frame has seen to its own already. */
const leadsOn = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  link.target === '' &&
  !link.hasAttribute('download') &&
  link.origin === window.location.origin &&
  link.pathname !== window.location.pathname;

const GONE: readonly number[] = [404, 410];

/** Whether the site has a page at an address of its own; one that cannot be asked for may have. */
const isThere = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD' }).then(
    ({ status }) => !GONE.includes(status),
    () => true,
  );

/** ms between two requests. */
const PAUSE = 5000;

type PreviewState =
  | { kind: 'loading' }
  | { kind: 'found'; preview: Preview; moment: number }
  | Exclude<PreviewOutcome, FoundPreview | FailedPreview>;

type FailedPreview = Extract<PreviewOutcome, { kind: 'failed' }>;

/** Polls while visible. @throws StatusError while rendering, when the first answer is a server error */
function usePreview(path: string): PreviewState {
  const { apiOrigin } = useSite();
  const [state, setState] = useState<PreviewState | FailedPreview>({ kind: 'loading' });
  useEffect(() => {
    let known: FoundPreview | undefined;
    setState({ kind: 'loading' });
    return pollWhileVisible({
      ask: () => askFor(apiOrigin, tokenOf(path), known),
      onAnswer: (outcome) => {
        if (outcome.kind === 'found') known = outcome;
        setState((shown) => nextState(shown, outcome));
        return outcome.kind !== 'unknown' && outcome.kind !== 'expired';
      },
      pauseMs: PAUSE,
    });
  }, [apiOrigin, path]);
  if (state.kind === 'failed') throw statusError(state.status);
  return state;
}

/** The item's language need not be the page's; without its messages, the page's are used. */
async function askFor(
  apiOrigin: string,
  token: string,
  known: FoundPreview | undefined,
): Promise<PreviewOutcome> {
  const outcome = await fetchPreview(apiOrigin, token, { known });
  if (outcome.kind === 'found') await loadLanguage(outcome.preview.locale).catch(() => undefined);
  return outcome;
}

/** An unchanged draft renders nothing anew; a fault keeps what is shown. */
function nextState(
  shown: PreviewState | FailedPreview,
  outcome: PreviewOutcome,
): PreviewState | FailedPreview {
  if (outcome.kind === 'found') {
    const unchanged = shown.kind === 'found' && shown.preview === outcome.preview;
    return unchanged ? shown : { kind: 'found', preview: outcome.preview, moment: Date.now() };
  }
  const noAnswer =
    outcome.kind === 'failed' || (outcome.kind === 'unavailable' && outcome.problems.length === 0);
  return noAnswer && shown.kind === 'found' ? shown : outcome;
}

const noticeStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  gap: 4,
  pt: 4,
  '& > h1': { variant: 'text.display', ml: '-.035em' },
  '& li': { variant: 'text.cap', color: 'muted' },
};

function PreviewNotice({ state }: { state: Exclude<PreviewState, { kind: 'found' }> }) {
  const { t } = useTranslation();
  const loading = state.kind === 'loading';
  const lasting = useLasting(loading);
  return (
    <div sx={noticeStyles}>
      <h1>{t('preview.title')}</h1>
      <div role="status">
        {lasting && <Spinner label={t('preview.loading')} />}
        {!loading && <p>{t(`preview.${state.kind}`)}</p>}
      </div>
      {state.kind === 'unavailable' && state.problems.length > 0 && (
        <>
          <p>{t('preview.problems')}</p>
          <ul>
            {state.problems.map(({ path, message }) => (
              <li key={path} lang="en">
                {path}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function PreviewItem({ preview, moment }: { preview: Preview; moment: number }) {
  const { apiOrigin, origin } = useSite();
  const { locale } = preview;
  const context = useMemo(
    (): ViewContext => ({
      locale,
      mediaOrigin: apiOrigin,
      origin: localeOrigin(locale, origin),
      downloads: 'inline',
      today: dayIn(moment),
      dayIn: (zone: string) => dayIn(moment, zone),
    }),
    [locale, apiOrigin, origin, moment],
  );
  if (preview.type === 'page') {
    if (isHome(preview)) return <HomePreview item={preview} context={context} />;
    return <PagePreview page={preview.item} context={context} />;
  }
  // The API's item is of the kind that it names.
  const ItemPreview = PREVIEWS[preview.type] as ComponentType<{ item: object; context: ViewContext }>;
  return <ItemPreview item={preview} context={context} />;
}

type OfPage = Extract<Preview, { type: 'page' }>;

const isHome = (preview: OfPage): preview is OfPage & { item: HomePage } => 'selected_works' in preview.item;

function PagePreview({ page, context }: { page: Page; context: ViewContext }) {
  if (page.slug === 'contact') return <ContactPreview item={page} context={context} />;
  if (page.slug === 'legal-notice') return <LegalNoticePreview item={page} context={context} />;
  return <AboutPreview item={page} context={context} />;
}

const LIGHTS = 'preview:lights';

/** Within the desk the page has the light that is chosen there, its lamps with it; what is chosen in the page is told. */
export function useDeskLights(): void {
  useEffect(() => {
    const desk = window.parent;
    if (desk === window) return undefined;
    const tell = (mode?: ColourPreference) => desk.postMessage({ type: LIGHTS, mode }, location.origin);
    const take = ({ origin, source, data }: MessageEvent<unknown>) => {
      const { type, mode } = (data ?? {}) as { type?: unknown; mode?: unknown };
      if (origin !== location.origin || source !== desk || type !== LIGHTS || !isPreference(mode)) return;
      holdPreference(mode, tell);
      // As where another window has changed it.
      window.dispatchEvent(new StorageEvent('storage', { key: COLOUR_STORAGE_KEY }));
    };
    window.addEventListener('message', take);
    tell();
    return () => window.removeEventListener('message', take);
  }, []);
}

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
