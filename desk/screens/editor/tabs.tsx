import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { Choices } from '../../app/parts/choices';
import { languageName } from '../../../api/desk/contract/languages';
import { useSay } from '../../app/words';
import { TABS } from '../../theme/editor/layout';

interface TabsProps {
  isSeeing: boolean;
  /** Undefined where there is no page to see. */
  onSee: ((isSeeing: boolean) => void) | undefined;
  /** Undefined where all is written in one language. */
  languages?: { current: LocaleCode; choose: (language: LocaleCode) => void };
}

/** Where form and page do not stand beside each other; on phones the languages do not either. */
export function Tabs({ isSeeing, onSee, languages }: TabsProps) {
  const say = useSay();
  return (
    <div sx={TABS}>
      {onSee ? (
        <Choices
          label={say('editor.writeOrSee')}
          value={isSeeing ? 'see' : 'write'}
          of={[
            { value: 'write', word: say('editor.write') },
            { value: 'see', word: say('editor.see') },
          ]}
          onChoose={(value) => onSee(value === 'see')}
        />
      ) : (
        <span />
      )}
      {languages && (
        <div data-languages>
          <Choices
            label={say('editor.language')}
            value={languages.current}
            of={LOCALE_CODES.map((value) => ({ value, word: languageName(value), lang: value }))}
            onChoose={languages.choose}
          />
        </div>
      )}
    </div>
  );
}
