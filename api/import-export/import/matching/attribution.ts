/** A name without what is said of how near its bearer was to the piece. */
interface Attributed {
  name: string;
  /** As it is written: 'Attributed to', 'and workshop'; empty for a plain name. */
  said: string[];
  /** Firms and schools are called so as well: 'Atelier de Marolles'. */
  mayBeName: boolean;
}

/** Not 'de la', which begins the name of a house more often than one of a person. */
const DE = "(?:de(?!\\s+(?:l['’]|la\\s))|d['’])";
const OF = '(?:of|de)';

/** Before a name, in English and French: how sure it is, how near, after whose model. */
const AHEAD = [
  '(?:attributed|attributable|ascribed)(?:\\s+to)?|attribution|attrib|att(?:r(?:ib)?)?(?:\\.|\\.?\\s+(?:to|à))(?:\\s+(?:to|à))?',
  '(?:attribuée?s?|attribuable)(?:\\s+(?:à|au|aux))?',
  '(?:probably|possibly|perhaps|prob\\.|poss\\.)(?:\\s+by)?',
  '(?:probablement|possiblement|peut-être|sans\\s+doute)(?:\\s+(?:de|par))?',
  '(?:circle|entourage|followers?|pupil|student|disciple|imitator)\\s+of',
  `(?:cercle|entourage|suiveurs?|suite|élève|disciple|imitateur)\\s+${DE}`,
  '(?:in\\s+|after\\s+)?(?:the\\s+)?(?:manner|style|taste|spirit)\\s+of|inspired\\s+by',
  `(?:à\\s+la\\s+|dans\\s+(?:la\\s+|le\\s+|l['’]))?(?:manière|style|goût|esprit|genre)\\s+${DE}|inspirée?\\s+${DE}`,
  `(?:copy\\s+(?:of|after)|copie\\s+${DE})`,
  `(?:copie\\s+)?d['’]après(?:\\s+un\\s+(?:dessin|modèle|design)\\s+${DE})?`,
].join('|');
const AHEAD_OR_NAME = [
  'after(?:\\s+a\\s+(?:design|model|drawing)\\s+(?:by|of))?',
  '(?:school|workshop|studio)\\s+of(?!\\s+the\\s)',
  `(?:école|atelier|studio)\\s+${DE}`,
].join('|');
const BESIDE = '(?:(?:his|her|their|son|sa|leur)\\s+)?(?:workshop|studio|atelier|circle|school|école|cercle)';
/** Behind a name: 'Aubin, Paul, attributed to'. */
const BEHIND = [
  `,\\s*(?:${AHEAD}|(?:school|workshop|studio|école|atelier)\\s+${OF}|after)`,
  `(?:\\s+(?:and|et)|\\s*&)\\s+${BESIDE}`,
  '\\s*\\?',
].join('|');

const starting = (words: string): RegExp =>
  new RegExp(`^(?:the\\s+|l['’]\\s*)?(${words})(?:\\s*:\\s*|\\s+|(?<=['’]))(?=\\S)`, 'iu');
const STARTS = starting(AHEAD);
const STARTS_OR_NAME = starting(AHEAD_OR_NAME);
const ENDS = new RegExp(`(?<=\\S)(${BEHIND})$`, 'iu');

/** Parts a name from its qualifiers, of which there may be several: 'attributed to the workshop of'. */
export function attributed(given: string): Attributed {
  const said: string[] = [];
  let mayBeName = false;
  let name = given;
  for (;;) {
    const sure = STARTS.exec(name);
    const start = sure ?? STARTS_OR_NAME.exec(name);
    const end = ENDS.exec(name);
    const found = start ?? end;
    if (!found) return { name, said, mayBeName };
    mayBeName ||= start !== null && !sure;
    said.push(found[1]!.replace(/^,\s*/, '').trim());
    name = (start ? name.slice(found[0].length) : name.slice(0, found.index)).trim();
  }
}

/** 'and workshop' is said behind the name. */
export const isBehind = (said: string): boolean => /^(?:and|et|&|\?)/i.test(said);
