import { useState } from 'react';
import type { LocaleCode } from '../../../../src/contract/locale-codes';
import { Button } from '../../../app/parts/button';
import { Choices } from '../../../app/parts/choices';
import { useLanguage } from '../../../app/words';
import { LETTER, LETTER_PART } from '../../../theme/letters';
import type { AnswerText } from './use-answer-text';

export function AnswerWith({ answer, locale }: { answer: AnswerText; locale: LocaleCode }) {
  const { say, locale: mine } = useLanguage();
  const { templates, chosen, choose, text } = answer;
  const choices = [
    ...templates.map(({ name }, index) => ({ value: String(index), word: name[mine] })),
    { value: '-1', word: say('messages.blank') },
  ];
  return (
    <section aria-label={say('messages.answerWith')} sx={LETTER_PART}>
      <div sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, alignItems: 'baseline' }}>
        <span aria-hidden="true" sx={{ color: 'muted' }}>
          {say('messages.answerWith')}
        </span>
        <Choices
          label={say('messages.answerWith')}
          value={String(chosen)}
          of={choices}
          onChoose={(value) => choose(Number(value))}
        />
      </div>
      {text && (
        <p lang={locale} sx={{ ...LETTER, fontSize: 'field', color: 'muted', mt: 2 }}>
          {text}
        </p>
      )}
      {text && <CopyText key={text} text={text} />}
    </section>
  );
}

/** For whoever has the mail in the browser, where no mail program opens. */
function CopyText({ text }: { text: string }) {
  const { say } = useLanguage();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button
      look="link"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
    >
      {say(isCopied ? 'messages.textCopied' : 'messages.copyText')}
    </Button>
  );
}
