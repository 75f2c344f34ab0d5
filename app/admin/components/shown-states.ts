/** States that a control is in only while somebody acts on it, and the attribute's value that shows each. */
const pseudoClasses = {
  ':hover': 'hover',
  ':active': 'active',
  ':focus-visible': 'focus',
} as const;

const acted = /:hover|:active|:focus-visible/g;

/**
 * The rules of the page that are for a control that somebody acts on, once more: for controls inside an element whose
 * `data-shown` names the state. So the page of components draws with the rules that the site has, and with no copy of them.
 */
export function shownStates(sheets: Iterable<CSSStyleSheet>): string {
  return [...sheets].map(({ cssRules }) => twins(cssRules)).join('');
}

function twins(rules: CSSRuleList): string {
  return [...rules].map(twinOf).join('');
}

function twinOf(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const { selectorText, style, cssRules } = rule;
    const nested = twins(cssRules);
    const own = selectorText.match(acted) === null ? '' : style.cssText;
    return own + nested === '' ? '' : `${shown(selectorText)}{${own}${nested}}`;
  }
  if (rule instanceof CSSMediaRule) {
    const inside = twins(rule.cssRules);
    // A phone has no pointer that rests on anything, and yet shows what that would look like.
    const isHover = /hover/.test(rule.conditionText);
    return inside === '' || isHover ? inside : `@media ${rule.conditionText}{${inside}}`;
  }
  if (rule instanceof CSSLayerBlockRule) return `@layer ${rule.name}{${twins(rule.cssRules)}}`;
  return '';
}

function shown(selector: string): string {
  return Object.entries(pseudoClasses).reduce(
    (text, [pseudoClass, state]) =>
      text.replaceAll(
        pseudoClass,
        `:where([data-shown="${state}"] :is(a,button,input,select,textarea,summary))`,
      ),
    selector,
  );
}
