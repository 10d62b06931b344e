import { createRequire } from 'node:module';

/** What queries by role, clicks and `toBeVisible` ask of every element and all around it. */
const ASKED = ['display', 'visibility', 'opacity', 'pointer-events'] as const;
/** Those that an element has from the one it is in, and what they are at the root. */
const INHERITED: Record<string, string> = { visibility: 'visible', 'pointer-events': 'auto' };

interface Rule {
  selector: string;
  /** What the element itself must be and have, which is asked first: it costs a tenth of the selector. */
  tag: string | undefined;
  className: string | undefined;
  /** Nothing else is asked of it. */
  isAll: boolean;
  value: string;
}
type RulesByProperty = Map<string, Rule[]>;

/**
 * Has `getComputedStyle` find what is asked of it, by jsdom's own cascade (the last rule that matches counts; media other
 * than the screen don't). jsdom works out all properties of all rules each time, which took a third of the tests' time.
 * Properties that are seldom asked for are still jsdom's to tell.
 */
export function makeStylesLean(window: Window & typeof globalThis): void {
  const { document, getComputedStyle: whole } = window;
  const ownRequire = createRequire(createRequire(__filename).resolve('jest-environment-jsdom'));
  const browsers = document.createElement('style');
  browsers.textContent = ownRequire('jsdom/lib/jsdom/browser/default-stylesheet') as string;
  document.head.append(browsers);
  const defaults = rulesByProperty(browsers.sheet!);
  browsers.remove();
  const sheets = new WeakMap<CSSStyleSheet, { rules: number; byProperty: RulesByProperty }>();

  const rulesIn = (sheet: CSSStyleSheet): RulesByProperty => {
    const known = sheets.get(sheet);
    if (known?.rules === sheet.cssRules.length) return known.byProperty;
    const byProperty = rulesByProperty(sheet);
    sheets.set(sheet, { rules: sheet.cssRules.length, byProperty });
    return byProperty;
  };
  const versionNow = versionOf(document);
  let version: number | undefined;
  let latest: RulesByProperty[] = [];
  /** The list of sheets is slow to read: it is read once as long as nothing in the document changes. */
  const sheetsNow = (): RulesByProperty[] => {
    const now = versionNow();
    if (now === undefined || now !== version)
      latest = [defaults, ...Array.from(document.styleSheets, rulesIn)];
    version = now;
    return latest;
  };
  const cascaded = (element: Element, property: string): string => {
    const own = (element as HTMLElement).style?.getPropertyValue(property);
    if (own) return own;
    const all = sheetsNow();
    for (let index = all.length - 1; index >= 0; index -= 1) {
      const rule = all[index]!.get(property)?.findLast((each) => isFor(each, element));
      if (rule) return rule.value;
    }
    return '';
  };
  const valueOf = (element: Element, property: string): string => {
    const value = cascaded(element, property);
    if (value !== '' || !(property in INHERITED)) return value;
    return element.parentElement ? valueOf(element.parentElement, property) : INHERITED[property]!;
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return whole.call(window, element, pseudo);
    const isAsked = (name: string) => (ASKED as readonly string[]).includes(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, key) {
        if (key === 'getPropertyValue')
          return (name: string) =>
            isAsked(name) ? valueOf(element, name) : whole.call(window, element).getPropertyValue(name);
        const name = key === 'pointerEvents' ? 'pointer-events' : String(key);
        if (isAsked(name)) return valueOf(element, name);
        const style = whole.call(window, element);
        const value: unknown = Reflect.get(style, key);
        return typeof value === 'function' ? (value.bind(style) as unknown) : value;
      },
    });
  };
}

/** jsdom counts the changes of a document and of all that is in it. */
function versionOf(document: Document): () => number | undefined {
  const counting = Object.getOwnPropertySymbols(document)
    .map((symbol) => Reflect.get(document, symbol) as { _version?: number } | undefined)
    .find((it) => typeof it?._version === 'number');
  return () => counting?._version;
}

function rulesByProperty(sheet: CSSStyleSheet): RulesByProperty {
  const found: RulesByProperty = new Map(ASKED.map((property) => [property, []]));
  const add = (rules: CSSRuleList): void => {
    for (const rule of Array.from(rules)) {
      const { media, cssRules, selectorText, style } = rule as CSSMediaRule & CSSStyleRule;
      if (media) {
        if (Array.from(media).includes('screen')) add(cssRules);
      } else if (style && selectorText)
        for (const property of ASKED) {
          const value = style.getPropertyValue(property);
          if (value) found.get(property)!.push(...partsOf(selectorText).map((part) => ({ ...part, value })));
        }
    }
  };
  add(sheet.cssRules);
  return found;
}

/** The selectors of a list, one by one, unless there are brackets in it. */
function partsOf(list: string): Omit<Rule, 'value'>[] {
  if (/[([]/.test(list)) return [{ selector: list, tag: undefined, className: undefined, isAll: false }];
  return list.split(',').map((part) => {
    const selector = part.trim();
    const [, tag, className] = /(?:^|[\s>+~])([a-z][\w-]*)?(?:\.([\w-]+))?[^\s>+~|]*$/.exec(selector) ?? [];
    return {
      selector,
      tag,
      className,
      isAll: selector === `${tag ?? ''}${className ? `.${className}` : ''}`,
    };
  });
}

const isFor = ({ selector, tag, className, isAll }: Rule, element: Element): boolean =>
  (!tag || element.localName === tag) &&
  (!className || element.classList.contains(className)) &&
  (isAll || matches(element, selector));

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
