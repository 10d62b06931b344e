/**
 * What the HTML fields of the API may hold (contract, 'Rules for every call'), in the words of sanitize-html. Whatever
 * else comes is removed before it is shown.
 */
export const HTML_SUBSET = {
  allowedTags: ['p', 'br', 'em', 'strong', 'a', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'sup'],
  allowedAttributes: { a: ['href', 'hreflang', 'lang'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};
