import type { FieldName } from '../../../src/contract/collections/labels';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { useField } from '../../editing/editor-context';
import type { FieldOf } from '../../kinds/kind';
import { PAIR } from '../../theme/editor/fields';
import { FieldFrame } from '../parts/field-frame';
import { toFileHtml } from './file-html';
import { RichText } from './rich-text';

type RichFieldOf = FieldOf<'rich' | 'richLines'>;

/** A text with marks in each language, or a list of lines with them. */
export function RichField({ field: { path, word, widget } }: { field: RichFieldOf }) {
  const Side = widget === 'richLines' ? LinesSide : TextSide;
  return (
    <div sx={PAIR}>
      {LOCALE_CODES.map((locale) => (
        <Side key={locale} path={`${path}.${locale}`} {...{ word, locale }} />
      ))}
    </div>
  );
}

const toLines = (html: string): string[] =>
  [...html.matchAll(/<p[^<>]*>(.*?)<\/p>/gs)].map(([, line = '']) => line.trim()).filter(Boolean);

const fromLines = (lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join('');

const tidyLines = (html: string): string => fromLines(toLines(html));

interface SideProps {
  path: string;
  word: FieldName;
  locale: LocaleCode;
}

function TextSide({ path, word, locale }: SideProps) {
  const { value, change } = useField<string>(path);
  return (
    <FieldFrame {...{ path, word, locale }} isText>
      {({ id, 'aria-describedby': describedBy, readOnly }) => (
        <RichText
          {...{ id, describedBy, locale, readOnly }}
          html={value ?? ''}
          tidy={toFileHtml}
          onChange={(html, doing) => change(html || null, doing)}
        />
      )}
    </FieldFrame>
  );
}

function LinesSide({ path, word, locale }: SideProps) {
  const { value, change } = useField<string[]>(path);
  return (
    <FieldFrame {...{ path, word, locale }} isText>
      {({ id, 'aria-describedby': describedBy, readOnly }) => (
        <RichText
          {...{ id, describedBy, locale, readOnly }}
          isLines
          tidy={tidyLines}
          html={fromLines(value ?? [])}
          onChange={(html, doing) => {
            const lines = toLines(html);
            change(lines.length > 0 ? lines : null, doing);
          }}
        />
      )}
    </FieldFrame>
  );
}
