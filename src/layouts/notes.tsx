import { useTranslation } from 'gatsby-plugin-react-i18next';
import '../i18n/lazy/notes';
import { useLayoutEffect, type RefObject } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { LanguageOffer } from '../features/language/language-offer';
import { NoticeLink, noticeName, NoticeText } from '../features/selection/notice-parts';
import type { Alternates } from '../routes/alternates';
import { SIZES } from '../theme/sizes';
import { SPACE } from '../theme/space';
import { FORCED_COLOURS, move, WIDE_WINDOW } from '../theme/tokens';

/** px between a note and what it keeps clear of. */
const GAP = 4;
/** px: what is for screen readers alone is no higher. */
const UNSEEN = 1;

/**
 * Raises a note at the window's foot until it covers nothing of `titles` and `words`; where it can't, nothing of `titles`; else it
 * stays. One that is raised already and clear is left there, so that it moves as seldom as can be.
 */
export function clearOf(note: HTMLElement, titles: Iterable<Element>, words: Iterable<Element> = []): void {
  const { left, right, height } = note.getBoundingClientRect();
  // Its place by its styles, even in the middle of a transition.
  const bottom = window.innerHeight - (parseFloat(getComputedStyle(note).bottom) || 0);
  const top = bottom - height;
  if (height === 0) return;
  const inTheWay = (elements: Iterable<Element>): DOMRect[] =>
    [...elements]
      .map((element) => element.getBoundingClientRect())
      .filter((at) => at.height > UNSEEN && at.left < right && at.right > left && at.top < bottom)
      .sort((a, b) => b.bottom - a.bottom);
  const covers = (at: DOMRect, rise: number) => at.bottom + GAP > top - rise && at.top - GAP < bottom - rise;
  const before = parseFloat(note.dataset.rise ?? '0');
  const riseAbove = (boxes: DOMRect[]): number | undefined => {
    let least = 0;
    for (const at of boxes) if (covers(at, least)) least = bottom - at.top + GAP;
    return [0, before, least].find(
      (rise) => (rise === 0 || top - rise > height) && !boxes.some((at) => covers(at, rise)),
    );
  };
  const rise = riseAbove(inTheWay([...titles, ...words])) ?? riseAbove(inTheWay(titles)) ?? 0;
  note.dataset.rise = String(rise);
  note.style.transform = rise > 0 ? `matrix(1, 0, 0, 1, 0, ${-rise})` : '';
}

const frame: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'fixed',
  left: 'margin',
  bottom: 'windowFoot',
  zIndex: 'notice',
  maxWidth: `min(${SIZES.notice}, 100vw - 2 * ${SPACE.margin} - ${SPACE.besideSearch})`,
  '& > *': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 'controls',
    width: 'fit-content',
    bg: 'surface',
  },
  '& > [data-shown]': { px: 'controls', py: 'bar', borderTop: 'rule', [FORCED_COLOURS]: { border: 'ink' } },
  '& i': { variant: 'text.workName' },
  '& a': { variant: 'links.underlined' },
  '& button': { variant: 'links.plain', minHeight: 'target', color: 'muted', cursor: 'pointer' },
  transition: move('transform', 'veil'),
  // The home page's first words stand there.
  [WIDE_WINDOW]: {
    'body:has(main [data-format=portrait]) &': {
      display: 'grid',
      justifyItems: 'end',
      left: 'auto',
      right: `calc(${SPACE.margin} + ${SPACE.besideSearch})`,
    },
  },
  '@media print': { display: 'none' },
};

/** At the foot of the menu, or of whatever else lies over the page. */
const overPage: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'sticky',
  bottom: 0,
  zIndex: 'notice',
  flex: 'none',
  order: 1,
  mt: 'auto',
  py: 'bar',
  borderTop: 'rule',
  bg: 'surface',
};

/** What a note must never cover: the page's head, names and controls. */
const TITLES =
  'header, :is(main, footer) :is(h1, h2, h3, [data-work] > :last-child, [data-name], a:not(:has(img, span)), button, input)';

/** Whatever else has words of its own; a note lies rather on a picture, or on nothing. */
const WORDS = '//*[self::main or self::footer]//*[text()[normalize-space()]]';

function* wordsOnPage(): Generator<Element> {
  const found = document.evaluate(WORDS, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let index = 0; index < found.snapshotLength; index++) yield found.snapshotItem(index) as Element;
}

/** ms without scrolling, so that a note does not move with every line that passes under it. */
const REST = 150;

function useClearOfTitles(box: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const move = () => box.current && clearOf(box.current, document.querySelectorAll(TITLES), wordsOnPage());
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(move, REST);
    };
    const watch = new ResizeObserver(move);
    if (box.current) watch.observe(box.current);
    // What comes late, a typeface or a picture, moves the titles.
    watch.observe(document.body);
    window.addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      window.removeEventListener('scroll', wait);
    };
  }, [box]);
}

interface OfferProps {
  /** Kept clear of the page's titles. */
  box: RefObject<HTMLElement>;
  path: string;
  alternates: Alternates;
  /** An error is not offered in another language: what was looked for is not there either. */
  isPage: boolean;
}

function Offer({ box, path, alternates, isPage }: OfferProps) {
  useClearOfTitles(box);
  return isPage ? <LanguageOffer path={path} alternates={alternates} /> : null;
}

/** For screen readers; the floor line shows it. */
function Coming() {
  const { t } = useTranslation();
  return <span sx={{ variant: 'layout.visuallyHidden' }}>{t('following.coming')}</span>;
}

/** What fills the places of default-layout.tsx, and how it looks. */
export const NOTES = { styles: { frame, overPage }, Offer, Coming, noticeName, NoticeText, NoticeLink };
