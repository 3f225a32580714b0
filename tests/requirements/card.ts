import type { ProvedBy, Requirement, Section } from './requirement.ts';

/** A package that was asked for. */
export interface PackageRequirement extends Requirement {
  readonly name: string;
}

const isUsed: ProvedBy = ['packages and names of the card › … is installed, and imported'];
const isThere: ProvedBy = ['packages and names of the card › … is there'];

function uses(name: string, says: string, provedBy: ProvedBy = isUsed): PackageRequirement {
  return { id: `card package ${name}`, name, says, provedBy };
}

/** Packages, each used for what it is for. */
export const packages: Section<PackageRequirement> = {
  title: 'Card: packages',
  about: 'Asked for by name.',
  rows: [
    uses('react', 'Draws the page.'),
    uses('react-dom', 'Puts it into the document.'),
    uses('xstate', 'Runs the charts.'),
    uses('@xstate/react', 'Brings charts and views together.'),
    uses('wouter', 'Is the router, thin over the charts.'),
    uses('@lingui/core', 'Holds the words.'),
    uses('@lingui/react', 'Puts them into views.'),
    uses('ky', 'Makes the calls.'),
    uses('superstruct', 'Checks what comes and what is typed.'),
    uses('react-aria-components', 'Makes controls accessible.'),
    uses('js-cookie', 'Keeps the language and the warning.'),
    uses('vite', 'Builds the page.'),
    uses('vitest', 'Runs tests in Node.'),
    uses('@storybook/react', 'Shows steps to designers.'),
    uses('playwright', 'Drives a browser.'),
  ],
};

/** A name of the top level. */
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

/** What kind of product it is, and for whom. */
export const kind: Section = {
  title: 'Card: kind and users',
  about: 'A funnel engine of charts with a React renderer.',
  rows: [
    {
      id: 'card session chart',
      says: 'One chart models the session: locale, sign-in, the token of an invoice as a way in.',
      provedBy: ['approved › … has the approved edges'],
    },
    {
      id: 'card funnel charts',
      says: 'Each funnel of payment, quotation and invoices is a chart, step by step.',
      provedBy: ['models › node › every move from every configuration, with real actors: nothing is missing'],
    },
    {
      id: 'card modification chart',
      says: 'The life of a modification request is a chart.',
      provedBy: [
        'approved › … has the approved edges',
        'the life of a request for a modification › begins as a draft, and ends once, on the word of the desk, of a rule or of the person',
        'where a request stands › goes on as its life does: nothing else follows, and nothing at all once it is settled',
      ],
    },
    {
      id: 'card routes follow charts',
      says: 'Thin routes keep address and state in step.',
      provedBy: [
        'a visit keeps address and chart in step',
        'every deep link shows, whatever the world answers, a step that is ready, at its own address',
      ],
    },
    {
      id: 'card accessible',
      says: 'Views are accessible.',
      provedBy: ['stories › a planted fault is found', 'link, choice, check, hosted page, receipt'],
    },
    {
      id: 'card buyers',
      says: 'Buyers walk through quotation and payment.',
      provedBy: [
        'a new quote is made, ordered and paid for, by keyboard, in French',
        'choice, billing, check, hosted page, receipt',
      ],
    },
    {
      id: 'card designers',
      says: 'Designers see every step in Storybook.',
      provedBy: [
        'every configuration that is worth a story has one, and every chart its pages, under the ids that are linked to',
      ],
    },
    {
      id: 'card testers',
      says: 'Testers drive the charts by tests made from them, in Node and in a browser.',
      provedBy: [
        'models › node › every move from every configuration, with real actors: nothing is missing',
        'models › browser › …: …',
      ],
    },
  ],
};
