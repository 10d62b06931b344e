import { RichText } from '../../components/html/rich-text';
import type { TextSection } from './split-sections';

export function TextPageSection({ section, className }: { section: TextSection; className?: string }) {
  const { id, title, html } = section;
  return (
    <section id={id} className={className} aria-labelledby={title && `${id}-title`}>
      {title && <h2 id={`${id}-title`}>{title}</h2>}
      {html && <RichText html={html} />}
    </section>
  );
}
