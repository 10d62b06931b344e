import { useMemo } from 'react';
import { MODEL_WORDS } from '../../i18n/pages/model-words';
import type { ModelWords } from '../../i18n/en/pages/models';
import { useMessages } from '../../i18n/use-messages';
import { makeWords, type BaseKey } from '../../i18n/words';

export type SayModel = (key: BaseKey<keyof ModelWords>, values?: Record<string, string | number>) => string;

/** Words of what shows models, which come with it. */
export function useModelWords(): SayModel {
  const { locale } = useMessages();
  return useMemo(() => makeWords(locale, MODEL_WORDS[locale]).t as unknown as SayModel, [locale]);
}
