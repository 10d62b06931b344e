import { useRef } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useSelection } from '../../components/selection/use-selection';
import type * as Parts from './notice-parts';

interface SelectionNoticeProps {
  /** What is said comes late, its words with it; the place where it is said is there before. */
  parts: Pick<typeof Parts, 'noticeName' | 'NoticeText' | 'NoticeLink'> | undefined;
}

export function SelectionNotice({ parts }: SelectionNoticeProps) {
  const { t } = useTranslation();
  const selection = useSelection();
  const box = useRef<HTMLDivElement>(null);
  const notice = parts && selection?.notice;
  return (
    <div
      ref={box}
      data-shown={notice && ''}
      role={notice && 'region'}
      aria-label={notice && parts.noticeName(t)}
    >
      <div role="status">{notice && <parts.NoticeText notice={notice} kept={selection.kept} />}</div>
      {notice && <parts.NoticeLink notice={notice} box={box} />}
    </div>
  );
}
