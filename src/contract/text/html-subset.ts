export const HTML_TYPE = 'text/html';

/**
 * Contract, 'Bounds', of one text. To make it safe takes as long as it is, and longer the more tags it has; many times what a
 * gallery writes stays below 100 ms.
 */
export const HTML_BOUNDS = { characters: 100_000, tags: 5_000, nested: 30 } as const;

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
  /** Deeper ones give way to what they hold. */
  nestingLimit: HTML_BOUNDS.nested,
};
