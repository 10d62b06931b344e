import type { SitePage } from '../../page-makers/load-page';
import type { RenderedPage } from './render-files';

interface TemplateProof {
  offer(page: SitePage): Promise<void>;
  ask(template: string): Promise<void>;
}

/** Renders one unchanged page of each template used: if its files differ, Gatsby would now make other pages. */
export function proveTemplates(
  render: (page: SitePage) => Promise<RenderedPage>,
  isSame: (page: SitePage, rendered: RenderedPage) => boolean,
): TemplateProof {
  const asked = new Set<string>();
  const offered = new Map<string, SitePage>();
  const proven = new Set<string>();
  const prove = async (template: string): Promise<void> => {
    const page = offered.get(template);
    if (!page || !asked.has(template) || proven.has(template)) return;
    proven.add(template);
    offered.delete(template);
    if (isSame(page, await render(page))) return;
    throw new Error(`${page.definition.path} is rendered unlike the file of the same content.`);
  };
  return {
    async offer(page) {
      const { template } = page.definition;
      if (proven.has(template) || offered.has(template)) return;
      offered.set(template, page);
      await prove(template);
    },
    async ask(template) {
      asked.add(template);
      await prove(template);
    },
  };
}
