/**
 * Emulates media features. A frame cannot emulate touch, print or forced colours, so the media conditions of its
 * stylesheets are rewritten as if they matched, and restored afterwards.
 */

/** Emulated media features. */
export interface Imitated {
  readonly touch: boolean;
  readonly print: boolean;
  readonly reducedMotion: boolean;
  readonly forcedColors: boolean;
}

/** A condition that holds everywhere. */
const ALWAYS = '(min-width: 0px)';

/** The condition under the emulated features. */
function conditionUnder(condition: string, { touch, print, reducedMotion, forcedColors }: Imitated): string {
  const features = [
    [touch, /\(pointer: coarse\)/g],
    [reducedMotion, /\(prefers-reduced-motion: reduce\)/g],
    [forcedColors, /\(forced-colors: active\)/g],
  ] as const;
  const media = print
    ? condition.replaceAll(/\b(?:print|screen)\b/g, (medium) => (medium === 'print' ? 'screen' : 'print'))
    : condition;
  return features.reduce((text, [isOn, feature]) => (isOn ? text.replaceAll(feature, ALWAYS) : text), media);
}

/** Conditions as they were written. */
const written = new WeakMap<CSSMediaRule, string>();

function rewrite(rules: CSSRuleList, imitated: Imitated): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, own);
      const wanted = conditionUnder(own, imitated);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules, imitated);
  }
}

let present: Imitated = { touch: false, print: false, reducedMotion: false, forcedColors: false };

function rewriteAll(): void {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules, present);
}

let observer: MutationObserver | null = null;

/** Styles that come later follow, too. */
function followStyles(): void {
  if (observer) return;
  observer = new MutationObserver(rewriteAll);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.head.addEventListener('load', rewriteAll, true);
}

/** Shows the page in another medium from now on. */
export function imitate(wanted: Imitated): void {
  const isSame = JSON.stringify(wanted) === JSON.stringify(present);
  if (isSame) return;
  const isPrintChanged = wanted.print !== present.print;
  present = wanted;
  followStyles();
  rewriteAll();
  // Components that render differently in print listen to the browser's own events.
  if (isPrintChanged) window.dispatchEvent(new Event(wanted.print ? 'beforeprint' : 'afterprint'));
}
