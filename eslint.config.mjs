import { defineConfig, globalIgnores } from 'eslint/config';
import * as parser from '@typescript-eslint/parser';

/** What only selectors can say of this house; every other rule is oxlint's (.oxlintrc.json). */

const LENGTH =
  'Lengths are in src/theme/{space,sizes,lines}.ts, durations and breakpoints in tokens.ts: use their names.';
const COLOUR = 'Colours are in src/theme/tokens.ts, light in lights.ts: use their names.';
const COLOUR_PATTERN = '/(^|[\\s(,])#([\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})(?![\\w-])|\\b(rgb|hsl)a?\\(/i';

/** A designer changes a value in the theme, and nowhere else. */
const VALUES = [
  { selector: 'Literal[value=/\\d(px|rem|m?s)\\b/]', message: LENGTH },
  { selector: 'TemplateElement[value.raw=/(^|\\d)(px|rem|m?s)\\b/]', message: LENGTH },
  { selector: `Literal[value=${COLOUR_PATTERN}]`, message: COLOUR },
  { selector: `TemplateElement[value.raw=${COLOUR_PATTERN}]`, message: COLOUR },
];

/** A number that theme-ui makes px of: any for a size, one that is no step of the scale for a distance. */
const pixels = (within = '') => {
  const size = `${within} Property[key.name=/^((min|max)?(W|w)idth|(min|max)?(H|h)eight|flexBasis|fontSize|border\\w*(Width|Radius))$/]`;
  const distance = `${within} Property[key.name=/^([mp][trblxy]?|(margin|padding)\\w*|top|right|bottom|left|inset|gap|(row|column)Gap|zIndex)$/]`;
  const number = 'Literal[raw=/^[\\d.]*[1-9]/]';
  const noStep = 'Literal[raw=/^(9|[1-9]\\d)/]';
  return [
    `${size} > ${number}`,
    `${size} > UnaryExpression > ${number}`,
    `${distance} > ${noStep}`,
    `${distance} > UnaryExpression > ${noStep}`,
  ].map((selector) => ({ selector, message: LENGTH }));
};
/** What visitors read is in the files of words, in every language. */
const SAID =
  'JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label)$/]';
const WORDS = [
  'JSXText',
  ...['JSXElement', 'JSXFragment', SAID].flatMap((place) => [
    `${place} > JSXExpressionContainer > Literal`,
    `${place} > JSXExpressionContainer > TemplateLiteral > TemplateElement`,
    `${place} > JSXExpressionContainer > :matches(LogicalExpression, ConditionalExpression) > Literal`,
  ]),
  `${SAID} > Literal`,
].flatMap((text) =>
  [`${text}[value=/\\p{L}/u]`, `${text}[value.raw=/\\p{L}/u]`].map((selector) => ({
    selector,
    message: 'Words for visitors are in src/locales/<language>: say them by their key.',
  })),
);

const STYLE_OBJECT =
  ':matches(VariableDeclarator[id.typeAnnotation.typeAnnotation.typeName.name="ThemeUICSSObject"], JSXAttribute[name.name="sx"])';

const SCREENS = ['src/{components,features,layouts,screens,app}', 'desk/{app,collection-list,screens}'];
const STYLES = 'src/**/*.styles.ts';

/** `npm run develop` compiles what gatsby-config and gatsby-node import by Gatsby's own Parcel, which does not know it. */
const NO_CONST_TYPE = {
  selector: 'TSTypeParameter[const=true]',
  message: 'Gatsby’s Parcel cannot compile it: write "as const" where the function is called.',
};

const restrict = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors] });

export default defineConfig(
  globalIgnores(['**/*.{js,mjs,cjs}', '**/*.test.*', '**/testing/**', 'desk/dist']),
  // A rule that has to be got round is a rule to change: nothing in the code switches it off.
  { linterOptions: { noInlineConfig: true }, languageOptions: { parser } },
  { files: ['src/**/*.{ts,tsx}'], rules: restrict(NO_CONST_TYPE) },
  {
    files: SCREENS.map((folder) => `${folder}/**/*.{ts,tsx}`),
    rules: restrict(...VALUES, ...pixels(STYLE_OBJECT)),
  },
  { files: [STYLES], rules: restrict(...VALUES, ...pixels()) },
  {
    files: SCREENS.map((folder) => `${folder}/**/*.tsx`),
    rules: restrict(...VALUES, ...pixels(STYLE_OBJECT), ...WORDS),
  },
);
