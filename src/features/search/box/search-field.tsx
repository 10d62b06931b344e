import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { QUERY_MAX } from './address-query';
import type { ThemeUICSSObject } from 'theme-ui';
import { doubledLine } from '../../../theme/lines';
import { SPACE } from '../../../theme/space';
import { FONT_SIZES, FROM } from '../../../theme/tokens';

const LINE = 1.2;

const formStyles: ThemeUICSSObject = { position: 'relative' };

/** Phones: as high as the prompt's two lines, so that nothing moves on typing. */
const fieldStyles: ThemeUICSSObject = {
  variant: 'text.display',
  display: 'block',
  width: '100%',
  pt: `calc(${2 * LINE} * ${FONT_SIZES.title} - ${LINE} * ${FONT_SIZES.display})`,
  pb: 'near',
  border: 0,
  borderBottom: 'ink',
  borderRadius: 0,
  lineHeight: LINE,
  // Replaces the focus ring.
  '&:focus-visible': { outline: 'none', ...doubledLine(SPACE.near) },
  // For screen readers; the prompt that is seen may break into lines.
  '&::placeholder': { opacity: 0 },
  [FROM.columns6]: { pt: 0 },
};

const promptStyles: ThemeUICSSObject = {
  variant: 'text.title',
  fontSize: 'promptNarrow',
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'none',
  pb: 'near',
  lineHeight: LINE,
  color: 'muted',
  pointerEvents: 'none',
  'input:placeholder-shown + &': { display: 'block' },
  [FROM.columns6]: { variant: 'text.display', fontSize: 'prompt', lineHeight: LINE },
};

interface SearchFieldProps {
  words: string;
  onType: (words: string) => void;
  onSubmit: () => void;
}

export function SearchField({ words, onType, onSubmit }: SearchFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form role="search" onSubmit={submit} sx={formStyles}>
      {/* Not type=search: there, browsers empty the field on Escape. */}
      <input
        ref={input}
        role="searchbox"
        aria-label={t('search.open')}
        aria-describedby={id}
        placeholder={t('search.placeholder')}
        value={words}
        maxLength={QUERY_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        data-stop=""
        sx={fieldStyles}
        onChange={(event) => onType(event.target.value)}
      />
      <span aria-hidden="true" sx={promptStyles}>
        {t('search.placeholder')}
      </span>
      <p id={id} sx={{ variant: 'layout.visuallyHidden' }}>
        {t('search.hint')}
      </p>
    </form>
  );
}
