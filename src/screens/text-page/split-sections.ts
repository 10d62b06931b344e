import { plainText } from '../../components/html/safe-html';

/** What stands under one h3, or before the first. */
export interface TextSection {
  /** For links; only with a title. */
  id?: string;
  title?: string;
  html: string;
}

/** Cuts at h3. @param html sanitised by safeHtml, which leaves tags without attributes */
export function splitSections(html: string): TextSection[] {
  const [opening = '', ...titled] = html.split('<h3>');
  const ids = new Set<string>();
  const sections = titled.map((part): TextSection => {
    const [heading = '', body = ''] = part.split('</h3>');
    const title = plainText(heading);
    if (!title) return { html: body.trim() };
    return { id: uniqueId(title, ids), title, html: body.trim() };
  });
  const all = [{ html: opening.trim() }, ...sections];
  return all.filter((section) => section.html !== '' || 'title' in section);
}

/** Characters of an id. */
const MOST = 80;

/** 'Données personnelles' → 'donnees-personnelles', a second one 'donnees-personnelles-2'. */
function uniqueId(title: string, taken: Set<string>): string {
  const folded = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const words = folded.replace(/[^\p{Letter}\p{Number}]+/gu, '-').slice(0, MOST);
  const base = words.replace(/^-|-$/g, '') || 'section';
  let id = base;
  for (let turn = 2; taken.has(id); turn += 1) id = `${base}-${turn}`;
  taken.add(id);
  return id;
}
