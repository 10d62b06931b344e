import sanitizeHtml from 'sanitize-html';

const SUBSET: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'em', 'strong', 'a', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'sup'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Keeps the contract's subset of HTML and takes everything else out, unsafe link targets included. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, SUBSET).trim();
}
