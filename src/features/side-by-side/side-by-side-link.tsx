import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useHashView } from '../../browser/use-hash-view';
import { whenIdle } from '../../browser/moments/when-idle';
import { FLOOR_HASH } from '../../contract/forms/arranged-selection';
import { canShowModels } from '../model/can-show-models';
import { useView } from '../model/place/use-view';
import { Waiting } from '../viewer/controls/waiting';
import type { SideBySideProps } from './view/side-by-side';

const VIEWS = [FLOOR_HASH] as const;

// Its room is kept, so that nothing moves when it is offered.
const linkStyles: ThemeUICSSObject = { '&[data-offered=false]': { visibility: 'hidden' } };

interface SideBySideLinkProps extends Omit<SideBySideProps, 'onClose' | 'address'> {
  /** Absolute, without the name of this view. */
  url: string;
}

/** 'side by side', for works of which one has a model: where this browser is known to show it. */
export function SideBySideLink({ url, ...view }: SideBySideLinkProps) {
  const { t } = useTranslation();
  const { open, show, close } = useHashView(VIEWS);
  const button = useRef<HTMLButtonElement>(null);
  const [isOffered, setOffered] = useState(false);
  // The browser takes a moment to say so.
  useEffect(() => whenIdle(() => setOffered(canShowModels())), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        data-offered={isOffered}
        sx={linkStyles}
        onClick={() => show(FLOOR_HASH)}
      >
        {t('model.floor')}
      </button>
      {open && <LazySideBySide {...view} opener={button} address={`${url}#${FLOOR_HASH}`} onClose={close} />}
    </>
  );
}

const load = () => import('./view/side-by-side');

interface LazySideBySideProps extends SideBySideProps {
  opener: RefObject<HTMLElement | null>;
}

function LazySideBySide({ opener, ...props }: LazySideBySideProps) {
  const view = useView(load, props.onClose, opener);
  return view ? <view.SideBySide {...props} /> : <Waiting />;
}
