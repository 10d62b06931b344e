import { localeOfPath } from '../../src/i18n/locales';
import { messagesOf } from '../../src/i18n/messages';

/**
 * Hands the message modules to gatsby-plugin-react-i18next, which otherwise takes them from a GraphQL query of every
 * page and so copies them into every page's data. Listed before it: Gatsby gives both the same `props`.
 */
export function wrapPageElement({ element, props }) {
  const { language } = props.pageContext;
  // An error page is one for all languages, in name English: the words are those of the address.
  const data = messagesOf(localeOfPath(props.location.pathname));
  props.data = {
    ...props.data,
    locales: { edges: [{ node: { ns: 'translation', language, data } }] },
  };
  return element;
}
