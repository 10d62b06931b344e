import type { Editor } from '@tiptap/react';
import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import { LINK_PANEL } from '../../theme/editor/texts';
import { pathsOf } from '../parts/own-pages';
import { PageSearch } from '../parts/search/page-search';
import { heldIn, hold } from './held';
import { addressIn, linkWords, unlinkWords, wordsToLink } from './link-words';

interface LinkPanelProps {
  editor: Editor;
  locale: LocaleCode;
  onClose: () => void;
}

/** Where the words lead: a page of the gallery, or an address. Choosing makes the link; so does leaving with an address. */
export function LinkPanel({ editor, locale, onClose }: LinkPanelProps) {
  const say = useSay();
  const [words] = useState(() => wordsToLink(editor));
  const [typed, setTyped] = useState(words.href ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    hold(editor, words);
    placeBelow(panel.current, heldIn(editor).at(-1));
    return () => hold(editor, null);
  }, [editor, words]);
  const address = addressIn(typed);
  const back = (): void => {
    isDone.current = true;
    editor.view.focus();
    onClose();
  };
  const link = (href: string, title: string): void => {
    linkWords(editor, words, href, title);
    back();
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
    const isIn = relatedTarget instanceof Element && isOfPanel(currentTarget, relatedTarget);
    // Who looks into another window comes back.
    if (isDone.current || isIn || !document.hasFocus()) return;
    isDone.current = true;
    if (address !== undefined && address !== words.href) linkWords(editor, words, address, address);
    onClose();
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={say('editor.mark.link')}
      data-own-undo
      onBlurCapture={leave}
      sx={LINK_PANEL}
    >
      <PageSearch
        isAsked
        label={say('editor.linkWhere')}
        placeholder={say('editor.linkFind')}
        typed={typed}
        onType={(next) => {
          setTyped(next);
          setIsMissing(false);
        }}
        address={address}
        onAddress={(href) => link(href, href)}
        onChoose={(page) => {
          const choose = (path: string | undefined): void =>
            path === undefined ? setIsMissing(true) : link(path, page.title);
          pathsOf(page).then(
            (paths) => choose(paths[locale]),
            () => setIsMissing(true),
          );
        }}
      />
      {isMissing && (
        <p role="alert" sx={{ variant: 'text.fault' }}>
          {say('editor.linkNowhere')}
        </p>
      )}
      {words.href !== undefined && (
        <p>
          <Button
            look="link"
            onClick={() => {
              unlinkWords(editor, words);
              back();
            }}
          >
            {say('editor.unlink')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** What was found opens outside of the panel. */
const isOfPanel = (panel: HTMLElement, target: Element): boolean =>
  panel.contains(target) || target.closest('[role=listbox]') !== null;

/** px between the words and the panel; what it needs with its list; what is over the page's begin. */
const [APART, NEEDED, COVERED] = [8, 460, 150];

/** Below the words, which stay seen; where the window has no room there, the page is scrolled first. */
function placeBelow(panel: HTMLElement | null, words: HTMLElement | undefined): void {
  const box = panel?.offsetParent;
  if (!panel || !box || !words) return;
  const { top, bottom } = words.getBoundingClientRect();
  panel.style.top = `${bottom - box.getBoundingClientRect().top + APART}px`;
  const lacks = NEEDED - (window.innerHeight - bottom);
  if (lacks > 0) window.scrollBy({ top: Math.max(0, Math.min(lacks, top - COVERED)), behavior: 'instant' });
}
