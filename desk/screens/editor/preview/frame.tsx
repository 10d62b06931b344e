import { useEffect, useRef, useState } from 'react';
import { PageFrame } from '../../../app/preview/page-frame';
import { useEditor, useEditState } from '../../../editing/editor-context';
import { kindOf } from '../../../kinds/kinds';
import { goToField } from '../go-to';
import { pathOfText, pointAt } from './places-in-page';
import type { PreviewChoices } from './use-preview';

interface FrameProps {
  url: string;
  preview: PreviewChoices;
  field: string | undefined;
}

/** The item's page: the field in hand is outlined in it, and a click on a text opens its field. */
export function Frame({ url, preview: { locale, light, size, choose }, field }: FrameProps) {
  const { shelf, id } = useEditor();
  const { item, values } = useEditState();
  const [page, setPage] = useState<Document>();
  const kind = kindOf(shelf, id);
  const saved = `${item.draft?.number ?? 0} ${item.version}`;

  useEffect(() => pointAt(page, values, field), [field, values, page]);
  const latest = useRef({ values, kind, locale });
  useEffect(() => void (latest.current = { values, kind, locale }));
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (!(event.target && 'closest' in event.target)) return;
      const element = event.target as Element;
      const path = pathOfText(element, latest.current);
      // A link would leave the page that is being written.
      if (path !== undefined || element.closest('a')) event.preventDefault();
      if (path === undefined) return;
      event.stopPropagation();
      goToField(path);
    };
    page?.addEventListener('click', open, true);
    return () => page?.removeEventListener('click', open, true);
  }, [page]);
  return (
    <PageFrame
      {...{ url, light, size, saved }}
      onLight={(turned) => choose({ light: turned })}
      onPage={setPage}
    />
  );
}
