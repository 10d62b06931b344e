import { useEffect, useState } from 'react';
import { findView } from '../../../browser/page-data/find-view';
import { textOf } from '../../../gallery/parsed-json';
import { useLocale } from '../../../i18n/use-locale';
import { routePath } from '../../../routes/route-path';
import { enquiredSlug } from './enquired-work';

/** `title` and `dates` are undefined until the catalogue has answered. */
export interface NamedEvent {
  slug: string;
  title?: string;
  dates?: string;
  isGone: boolean;
}

/** null when the address names no event; undefined at the first render. */
export function useNamedEvent(search?: string): NamedEvent | null | undefined {
  const locale = useLocale();
  const [event, setEvent] = useState<NamedEvent | null>();
  useEffect(() => {
    const slug = enquiredSlug('event', search ?? window.location.search);
    setEvent(slug ? { slug, isGone: false } : null);
    if (!slug) return undefined;
    let wanted = true;
    void findView((code) => routePath('events-slug', code, { slug }), locale).then((found) => {
      if (!wanted || found.kind === 'failed') return;
      if (found.kind === 'gone') return setEvent({ slug, isGone: true });
      const [title, dates] = [textOf(found.view, 'title'), textOf(found.view, 'dates')];
      setEvent({ slug, isGone: false, ...(title && { title }), ...(dates && { dates }) });
    });
    return () => {
      wanted = false;
    };
  }, [search, locale]);
  return event;
}
