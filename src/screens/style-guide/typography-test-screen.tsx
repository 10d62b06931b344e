import { useTranslation } from 'gatsby-plugin-react-i18next';
import { SPACE } from '../../theme/space';
import { textStyles } from '../../theme/styles/text-styles';
import { DAY, EVENING, FROM } from '../../theme/tokens';
import { SAMPLES } from './sample-text';
import { TestSection } from './test-section';
import { pageStyles } from './test-section.styles';
import type { ThemeUICSSObject } from 'theme-ui';
import { BORDERS, LINE_WIDTHS } from '../../theme/lines';
import { SAMPLE_SIZES } from '../../theme/part-sizes';

const nameStyles: ThemeUICSSObject = { variant: 'text.note', color: 'muted' };

const stepsStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 3,
  '& dt': nameStyles,
  '& dd': { ml: 0, whiteSpace: 'normal' },
  [FROM.twoColumns]: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: `${SAMPLE_SIZES.name} minmax(0, 1fr)`,
      columnGap: 'gutter',
      alignItems: 'baseline',
    },
  },
};

const coloursStyles: ThemeUICSSObject = {
  variant: 'text.note',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${SAMPLE_SIZES.colour}, 1fr))`,
  gap: 'near',
  '& p': {
    height: SAMPLE_SIZES.colourHeight,
    outline: BORDERS.rule,
    outlineOffset: `-${LINE_WIDTHS.hairline}`,
  },
  '& small': { ...nameStyles, display: 'block' },
};

const spacesStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 2,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: `${SAMPLE_SIZES.space} minmax(0, 1fr)`,
    alignItems: 'center',
  },
  '& dt': nameStyles,
  '& dd': { ml: 0 },
  '& dd > span': { display: 'inline-block', height: SAMPLE_SIZES.spaceHeight, bg: 'text' },
};

const STEPS = Object.keys(textStyles) as (keyof typeof textStyles)[];
const COLOURS = Object.keys(DAY) as (keyof typeof DAY)[];
/** The bleed is negative and can't be drawn. */
const SPACES = Object.keys(SPACE).filter((name) => name !== '0' && name !== 'bleed');

export function TypographyTestScreen() {
  const { t } = useTranslation();
  return (
    <div sx={pageStyles}>
      <h1>{t('test.title')}</h1>
      <TestSection title={t('test.type')}>
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
      <TestSection title={t('test.colour')}>
        <ul sx={coloursStyles}>
          {COLOURS.map((name) => (
            <li key={name}>
              <p sx={{ bg: name }} />
              {name}
              <small>{t('test.colour-values', { day: DAY[name], evening: EVENING[name] })}</small>
            </li>
          ))}
        </ul>
      </TestSection>
      <TestSection title={t('test.space')}>
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
