/** By which a schema says that a text is HTML. */
export const HTML_TYPE = 'text/html';

/**
 * What the HTML fields of the API may hold (contract, 'Rules for every call'), in the words of sanitize-html. Whatever
 * else comes is removed before it is shown.
 * A passage in another language says so by `lang` (WCAG 3.1.2); where no other element stands around it, a span does.
 */
export const HTML_SUBSET = {
  allowedTags: ['p', 'br', 'em', 'strong', 'a', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'sup', 'span'],
  allowedAttributes: {
    a: ['href', 'hreflang', 'lang'],
    p: ['lang'],
    em: ['lang'],
    li: ['lang'],
    blockquote: ['lang'],
    span: ['lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};
