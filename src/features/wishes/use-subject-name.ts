import { useEffect, useState } from 'react';
import { findView } from '../../browser/page-data/find-view';
import { textOf } from '../../gallery/parsed-json';
import type { LocaleCode } from '../../i18n/locales';
import { subjectPath, type WishSubject } from './wish-subject';

/** Undefined until the catalogue has answered. */
export function useSubjectName(subject: WishSubject | undefined, locale: LocaleCode): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    let wanted = true;
    setName(undefined);
    if (subject)
      void findView((code) => subjectPath(subject, code), locale).then((found) => {
        if (!wanted || found.kind !== 'found') return;
        setName(textOf(found.view, 'title') ?? textOf(found.view, 'name'));
      });
    return () => {
      wanted = false;
    };
  }, [subject, locale]);
  return name;
}
