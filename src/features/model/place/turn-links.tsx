import { useEffect, useRef } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { WITHOUT_SCRIPTS } from '../../../theme/tokens';
import { useTurnOffer } from './turn-context';

const linksStyles: ThemeUICSSObject = {
  variant: 'layout.linkRow',
  '& button': { variant: 'links.underlined' },
  // Their room is kept, so that nothing moves when they come.
  '&[data-offered=false]': { visibility: 'hidden' },
  [WITHOUT_SCRIPTS]: { display: 'none' },
  '@media print': { display: 'none' },
};

/** 'turn it', 'in your room': once this browser is known to be able to. */
export function TurnLinks({ className }: { className?: string }) {
  const { t } = useTranslation();
  const offer = useTurnOffer();
  const list = useRef<HTMLUListElement>(null);
  const ask = offer?.ask;
  useEffect(() => {
    if (!list.current || !ask) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      ask();
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [ask]);
  if (!offer) return null;
  const { isOffered, turn, inRoom, turnButton, roomButton } = offer;
  return (
    <ul ref={list} className={className} data-offered={isOffered} sx={linksStyles}>
      <li>
        <button ref={turnButton} type="button" onClick={turn}>
          {t('model.turn')}
        </button>
      </li>
      <li>
        <button ref={roomButton} type="button" onClick={inRoom}>
          {t('model.room')}
        </button>
      </li>
    </ul>
  );
}
