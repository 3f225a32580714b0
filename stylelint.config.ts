import type { Config } from 'stylelint';

/** Properties that the compositor animates, or that change at once. */
const cheap = 'transform|translate|scale|rotate|opacity|visibility|animation-timing-function';

export default {
  extends: ['stylelint-config-standard'],
  // Their custom properties are known everywhere.
  referenceFiles: ['src/ui/tokens.css'],
  rules: {
    'no-unknown-custom-properties': true,
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'light-dark'],
    'declaration-property-value-allowed-list': { 'font-size': ['/^var\\(--/', 'inherit', '100%'] },
    // Each frame would be painted.
    'rule-selector-property-disallowed-list': { '/^(from|to|[\\d.]+%)/': [`/^(?!(${cheap})$)/`] },
    // Browsers match all siblings again whenever content is inserted before them; a list with `:has` is built as one `:is`.
    'selector-disallowed-list': [/~\s*\*/, /^(?=[^]*~)(?=[^]*,)[^]*:has\(/],

    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-text-size-adjust'] }],
    'value-keyword-case': [
      'lower',
      { ignoreKeywords: ['A4', 'crispEdges', 'CanvasText', 'Highlight', 'HighlightText'] },
    ],
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'import-notation': 'string',
    'color-hex-length': 'long',
    'media-feature-range-notation': 'prefix',
    // A rule for a state stands with the rules of its element.
    'no-descending-specificity': null,
    // It knows no margin boxes of printed pages.
    'at-rule-descriptor-no-unknown': null,
    // A comment right above a token is its note (scripts/foundations/styles.ts).
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
  },
  overrides: [
    { files: ['src/ui/tokens.css'], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
    // Imitates what systems do to every page.
    {
      files: ['.storybook/**/*.css'],
      rules: { 'color-no-hex': null, 'color-hex-length': null, 'declaration-property-value-allowed-list': null },
    },
  ],
} satisfies Config;
