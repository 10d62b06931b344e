export const HTML_TYPE = 'text/html';

/** Options of sanitize-html (contract, 'Rules for every call'). `lang`: WCAG 3.1.2. */
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
