// What gatsby-plugin-react-i18next uses of react-i18next: it requires all of it, which webpack cannot shake.
export { I18nextProvider } from '../../../node_modules/react-i18next/dist/es/I18nextProvider.js';
export { useTranslation } from '../../../node_modules/react-i18next/dist/es/useTranslation.js';
