import type { ProvedBy, Requirement, Section } from './requirement.ts';

/** A required package. */
export interface PackageRequirement extends Requirement {
  readonly name: string;
}

const isUsed: ProvedBy = ['tests/requirements/requirements.test.ts'];
const isThere: ProvedBy = ['tests/requirements/requirements.test.ts'];

function uses(name: string, says: string, provedBy: ProvedBy = isUsed): PackageRequirement {
  return { id: `card package ${name}`, name, says, provedBy };
}

/** Packages, each used for its purpose. */
export const packages: Section<PackageRequirement> = {
  title: 'Card: packages',
  about: 'Asked for by name.',
  rows: [
    uses('react', 'Draws the page.'),
    uses('react-dom', 'Puts it into the document.'),
    uses('xstate', 'Runs the charts.'),
    uses('@xstate/react', 'Brings charts and views together.', [
      'src/engine/use-chart.test.tsx',
      'src/engine/selecting.test.tsx',
    ]),
    uses('wouter', 'Is the router, thin over the charts.', ['tests/models/application/links.test.ts']),
    uses('@lingui/core', 'Holds the words.'),
    uses('@lingui/react', 'Puts them into views.'),
    uses('ky', 'Makes the calls.'),
    uses('superstruct', 'Checks what comes and what is typed.'),
    uses('react-aria-components', 'Makes controls accessible.', [
      'src/ui/form/combo-box.test.tsx',
      'tests/e2e/country.spec.ts',
      'tests/models/application/links.test.ts',
    ]),
    uses('js-cookie', 'Keeps the language and the warning.'),
    uses('vite', 'Builds the page.'),
    uses('vitest', 'Runs tests in Node.'),
    uses('@storybook/react', 'Shows steps to designers.'),
    uses('playwright', 'Drives a browser.'),
  ],
};

/** A name at the top level. */
export const topLevel: Section<PackageRequirement> = {
  title: 'Card: top level',
  about: 'Folders and files of these names.',
  rows: [
    'src',
    'machines',
    'locales',
    '.storybook',
    'public',
    'vite.config.ts',
    'lingui.config.ts',
    'package.json',
    'tsconfig.json',
    'README.md',
  ].map((name) => ({ id: `card top level ${name}`, name, says: `\`${name}\` stands at the top.`, provedBy: isThere })),
};

/** Kind of product, and its users. */
export const kind: Section = {
  title: 'Card: kind and users',
  about: 'A funnel engine of charts with a React renderer.',
  rows: [
    {
      id: 'card session chart',
      says: 'One chart models the session: locale, sign-in, the token of an invoice as a way in.',
      provedBy: ['machines/approved.test.ts'],
    },
    {
      id: 'card funnel charts',
      says: 'Each funnel of payment, quotation and invoices is a chart, step by step.',
      provedBy: ['scripts/check-charts.ts'],
    },
    {
      id: 'card modification chart',
      says: 'The life of a modification request is a chart.',
      provedBy: [
        'machines/approved.test.ts',
        'domain/modification-lifecycle.test.ts',
        'machines/modification/modification.test.ts',
      ],
    },
    {
      id: 'card routes follow charts',
      says: 'Thin routes keep address and state in step.',
      provedBy: ['src/engine/visit.test.ts', 'tests/models/identity.test.ts'],
    },
    {
      id: 'card accessible',
      says: 'Views are accessible.',
      provedBy: ['tests/stories/stories.spec.ts', 'tests/e2e/keyboard.spec.ts'],
    },
    {
      id: 'card buyers',
      says: 'Buyers walk through quotation and payment.',
      provedBy: ['tests/e2e/quotation.spec.ts', 'tests/e2e/payment-keyboard.spec.ts'],
    },
    {
      id: 'card designers',
      says: 'Designers see every step in Storybook.',
      provedBy: ['tests/stories/charts.spec.ts'],
    },
    {
      id: 'card testers',
      says: 'Testers drive the charts by tests made from them, in Node and in a browser.',
      provedBy: ['scripts/check-charts.ts', 'tests/models/browser.spec.ts'],
    },
  ],
};
