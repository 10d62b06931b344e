/** As files have it: items of lists without paragraphs, a space between blocks, as folded texts of YAML have. */
export function toFileHtml(html: string): string {
  return html
    .replace(/<li([^<>]*)><p>((?:(?!<p>).)*?)<\/p>(?=<\/li>|<ul|<ol)/gs, '<li$1>$2')
    .replace(/<p[^<>]*><\/p>/g, '')
    .replace(/(<\/(?:p|ul|ol|h3|h4|blockquote)>)(?=<)/g, '$1 ')
    .trim();
}
