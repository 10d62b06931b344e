import type { FieldName } from '../../../src/contract/collections/labels';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { useAnswer } from '../../app/data';
import type { ItemPage } from '../../../api/content/contract/list';
import { useField } from '../../editing/editor-context';
import type { FieldOf } from '../../kinds/kind';
import { PAIR } from '../../theme/editor/fields';
import { FieldFrame } from '../parts/field-frame';
import { SuggestedInput } from './suggested-input';

/** The kind of an event: those in use are offered, and one of them is written in the other language as well. */
export function KindField({ field: { path, word } }: { field: FieldOf<'eventKind'> }) {
  const { data } = useAnswer('/items/:shelf', { params: { shelf: 'events' } });
  return (
    <div sx={PAIR}>
      {LOCALE_CODES.map((locale) => (
        <KindSide key={locale} {...{ path, word, locale }} kinds={data?.kinds ?? []} />
      ))}
    </div>
  );
}

interface KindSideProps {
  path: string;
  word: FieldName;
  locale: LocaleCode;
  kinds: ItemPage['kinds'];
}

function KindSide({ path, word, locale, kinds }: KindSideProps) {
  const { value, change } = useField<string>(`${path}.${locale}`);
  const other = LOCALE_CODES.find((code) => code !== locale) ?? locale;
  const beside = useField<string>(`${path}.${other}`);
  const write = (text: string): void => {
    change(text || null);
    const known = kinds.find(({ title }) => title[locale] === text)?.title[other];
    if (known && !beside.value) beside.change(known);
  };
  return (
    <FieldFrame path={`${path}.${locale}`} {...{ word, locale }}>
      {(described) => (
        <SuggestedInput
          {...described}
          lang={locale}
          value={value ?? ''}
          onChange={write}
          suggestions={kinds.flatMap(({ title }) => title[locale] ?? [])}
        />
      )}
    </FieldFrame>
  );
}
