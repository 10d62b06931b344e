import { testTranslator } from '../../i18n/test-messages';
import { useMessages } from '../../i18n/use-messages';
import { SPACE } from '../../theme/space';
import { textStyles } from '../../theme/styles/text-styles';
import { DAY, EVENING } from '../../theme/tokens';
import { SAMPLES } from './sample-text';
import { TestSection } from './test-section';
import { pageStyles } from './test-section.styles';
import { coloursStyles, spacesStyles, stepsStyles } from './typography-test-screen.styles';

const STEPS = Object.keys(textStyles) as (keyof typeof textStyles)[];
const COLOURS = Object.keys(DAY) as (keyof typeof DAY)[];
/** The bleed is negative and can't be drawn. */
const SPACES = Object.keys(SPACE).filter((name) => name !== '0' && name !== 'bleed');

export function TypographyTestScreen() {
  const say = testTranslator(useMessages().locale);
  return (
    <div sx={pageStyles}>
      <h1>{say('test.title')}</h1>
      <TestSection title={say('test.type')}>
        <dl sx={stepsStyles}>
          {STEPS.map((step) => (
            <div key={step}>
              <dt>{step}</dt>
              <dd lang="en" sx={{ variant: `text.${step}` }}>
                {SAMPLES.step[step]}
              </dd>
            </div>
          ))}
        </dl>
      </TestSection>
      <TestSection title={say('test.colour')}>
        <ul sx={coloursStyles}>
          {COLOURS.map((name) => (
            <li key={name}>
              <p sx={{ bg: name }} />
              {name}
              <small>{say('test.colour-values', { day: DAY[name], evening: EVENING[name] })}</small>
            </li>
          ))}
        </ul>
      </TestSection>
      <TestSection title={say('test.space')}>
        <dl sx={spacesStyles}>
          {SPACES.map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span sx={{ pl: name }} />
              </dd>
            </div>
          ))}
        </dl>
      </TestSection>
    </div>
  );
}
