// The entry of gatsby-plugin-react-i18next without what the site does not use: its Link, and most of react-i18next.
export { I18nextContext } from '../../../node_modules/gatsby-plugin-react-i18next/dist/i18nextContext.js';
export { useI18next } from '../../../node_modules/gatsby-plugin-react-i18next/dist/useI18next.js';
export { Trans } from '../../../node_modules/react-i18next/dist/es/Trans.js';
export { I18nextProvider, useTranslation } from './react-i18next.js';
