import { describe, expect, test } from 'vitest';
import { importersIn } from '../affected/imports.ts';
import { colourPair, contrastOf, gradeOf, standingsOf } from './contrast.ts';
import { componentsIn, componentStoriesIn } from './components.ts';
import { motionFaults } from './motion.ts';
import { drawnSteps, importsOf } from './screens.ts';
import { siblingFaults } from './siblings.ts';
import { rulesIn, TOKENS_FILE } from './styles.ts';
import { tokenFaults, tokensIn } from './tokens.ts';
import { typeStylesIn } from './type-styles.ts';
import type { SaidLine } from './words.ts';
import { isFilledIn, lengthOf, messagesIn, storiesSaying } from './words.ts';

const tokens = rulesIn(
  TOKENS_FILE,
  `:root {
  color-scheme: light dark;

  /* Colour: on paper. */
  --paper: light-dark(#ffffff, #000000);
  --ink: light-dark(#000000, #ffffff);
  --pale: light-dark(#949494, #949494);

  /* Space. */
  /* Around a page. */
  --wide: 2rem;

  --layer: 5;
}
@media print { :root { --wide: 0; } }`,
);

const sheet = rulesIn(
  'src/ui/card.module.css',
  `.card { padding: var(--wide); background: var(--paper); border: 1px solid var(--pale); }
.title { color: var(--ink); z-index: var(--layer); }
.button { background: var(--ink); }
.button:hover { color: var(--paper); }
@media (min-width: 1px) { .card { gap: var(--wide); } }`,
);

test('what moves by itself is moved by the compositor, or changes at once', () => {
  const keyframes = (declarations: string): readonly string[] =>
    motionFaults(rulesIn('src/ui/line.module.css', `@keyframes pass { from { ${declarations} } }`));
  expect(keyframes('transform: none; translate: 0 1px; opacity: 0; visibility: hidden')).toEqual([]);
  expect(keyframes('animation-timing-function: linear')).toEqual([]);
  expect(keyframes('opacity: 0; background-position: 120% 0; inset-inline-start: 70%')).toEqual([
    expect.stringMatching(/^src\/ui\/line\.module\.css, pass animates background-position/),
    expect.stringMatching(/animates inset-inline-start/),
  ]);
  expect(motionFaults(sheet)).toEqual([]);
});

test('what stands below is named by its class, and not in one list with `:has`', () => {
  const faults = (selector: string) =>
    siblingFaults(rulesIn('src/ui/part.module.css', `${selector} { animation: hold 3s; }`));
  expect(faults('.part:has([data-loading]) ~ .part')).toEqual([]);
  expect(faults('.part > * + *, .part:has(:checked)')).toEqual([]);
  expect(faults('[data-late] ~ *')).toEqual([
    expect.stringMatching(/part\.module\.css, \[data-late\] ~ \* .* by its class/),
  ]);
  expect(faults('.part:has([data-loading]) ~ .part, [data-late] ~ .part')).toEqual([
    expect.stringMatching(/a rule for each/),
  ]);
  expect(siblingFaults(sheet)).toEqual([]);
});

describe('tokens', () => {
  const found = tokensIn([...tokens, ...sheet], new Map([['src/ui/use.ts', `set('--wide', '1px')`]]));

  test('have the group, the note, the values and the uses that stand in the stylesheets', () => {
    const wide = found.find(({ name }) => name === '--wide');
    expect(wide).toMatchObject({ group: 'Space.', note: 'Around a page.', kind: 'length', code: ['src/ui/use.ts'] });
    expect(wide?.values).toEqual([
      { when: '', value: '2rem' },
      { when: '@media print', value: '0' },
    ]);
    expect(wide?.uses.map(({ selector, property, when }) => `${when} ${selector} ${property}`)).toEqual([
      ' .card padding',
      '@media (min-width: 1px) .card gap',
    ]);
    expect(found.map(({ name, kind }) => `${name} ${kind}`)).toContain('--layer layer');
  });

  test('that nothing uses, and names that nothing defines, are faults', () => {
    expect(tokenFaults([...tokens, ...sheet], new Map())).toEqual([]);
    const other = rulesIn('src/ui/other.module.css', '.a { --own: 1px; color: var(--inks); }');
    const tool = rulesIn('.storybook/tool.css', '.b { color: var(--gone); }');
    const code = new Map([['src/ui/a.tsx', `style={{ color: 'var(--lost)' }}`]]);
    expect(tokenFaults([...tokens, ...sheet, ...other], code, tool)).toEqual([
      expect.stringMatching(/^--own is defined in src\/ui\/other.module.css and used nowhere/),
      expect.stringMatching(/^src\/ui\/other.module.css, \.a takes --inks, which is defined nowhere/),
      expect.stringMatching(/^\.storybook\/tool.css, \.b takes --gone/),
      expect.stringMatching(/^src\/ui\/a.tsx takes --lost/),
    ]);
    // What code sets is defined.
    expect(tokenFaults(other, new Map([['a.ts', `setProperty('--inks', 'red'); 'var(--own)'`]]))).toEqual([]);
  });

  test('that are colours stand on the ground of their rule, or on every sheet, with the contrast that WCAG reckons', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(colourPair('light-dark(#0b5d4b, #6ccbb0)')).toEqual({ light: '#0b5d4b', dark: '#6ccbb0' });
    expect([gradeOf(7, 'text'), gradeOf(4.5, 'text'), gradeOf(4.49, 'text'), gradeOf(3, 'mark')]).toEqual([
      'AAA',
      'AA',
      null,
      'AA',
    ]);
    const standings = standingsOf(found, sheet);
    expect(standings.map(({ colour, ground, figure }) => `${colour} on ${ground}, ${figure}`)).toEqual([
      '--pale on --paper, mark',
      '--ink on --paper, text',
      '--paper on --ink, text',
    ]);
  });
});

test('styles of type are what all rules of a file say of a selector, on screen', () => {
  const rules = rulesIn(
    'src/ui/base.css',
    'h1, h2 { font-weight: 650; } h1 { font-size: 2rem; } p { font-size: inherit; } @media print { h1 { font-size: 20pt; } }',
  );
  expect(typeStylesIn(rules)).toEqual([
    {
      declared: { 'font-size': '2rem', 'font-weight': '650' },
      uses: [{ file: 'src/ui/base.css', selector: 'h1', when: '' }],
    },
    { declared: { 'font-weight': '650' }, uses: [{ file: 'src/ui/base.css', selector: 'h2', when: '' }] },
  ]);
});

describe('steps', () => {
  const code = new Map([
    [
      'src/screens/shop/registry.tsx',
      `import { lazy } from 'react';
import { shared } from '../shared/screens.tsx';
import { Aside } from './aside.tsx';
import { Cart } from './cart.tsx';
const load = () => import('./pay.tsx');
const Pay = lazy(load);
const common = shared();
export const shopScreens: Registry<Cart> = {
  aside: Aside,
  screens: {
    cart: screen(steps.cart, { title: msg\`Cart\`, view: Cart }),
    pay: screen(steps.pay, { title, view: Pay }),
    paid: screen(steps.paid, common.paid),
    help: screen(steps.help, { title, ...common.help }),
  },
};`,
    ],
    [
      'src/screens/shared/screens.tsx',
      `import { Help } from './help.tsx';
import { Paid } from './paid.tsx';
export function shared() { return { help: { view: Help }, paid: { view: withWays(Paid) } }; }`,
    ],
    ['src/screens/shop/cart.tsx', `import { Button } from '../../ui/button.tsx';`],
    ['src/ui/button.tsx', `import styles from './button.module.css';`],
  ]);
  const imports = importsOf(importersIn(code, { isLateToo: true }));
  const steps = drawnSteps(code, imports, new Map([['shop', ['cart', 'pay', 'paid', 'help']]]), () => ({
    entries: ['src/ui/layouts/shop-layout.tsx'],
    others: [],
  }));
  const stepsWith = (file: string): readonly string[] =>
    steps.flatMap(({ step, files }) => (files.has(file) ? [step] : []));

  test('are drawn by the view that the registry gives them, whatever it is called on the way', () => {
    expect(stepsWith('src/ui/button.module.css')).toEqual(['cart']);
    expect(stepsWith('src/screens/shop/pay.tsx')).toEqual(['pay']);
    expect(stepsWith('src/screens/shared/paid.tsx')).toEqual(['paid']);
    expect(stepsWith('src/screens/shared/help.tsx')).toEqual(['help']);
    expect(stepsWith('src/screens/shop/aside.tsx')).toEqual(['cart', 'pay', 'paid', 'help']);
    expect(stepsWith('src/ui/layouts/shop-layout.tsx')).toEqual(['cart', 'pay', 'paid', 'help']);
  });

  test('of a chart without a registry are told', () => {
    expect(() => drawnSteps(code, imports, new Map([['bar', ['one']]]), () => ({ entries: [], others: [] }))).toThrow(
      'No registry under src/screens is called barScreens',
    );
  });
});

test('components have their props with words and types, and stories what they are about', () => {
  const code = new Map([
    [
      'src/ui/list.tsx',
      `import type { ReactNode } from 'react';
interface ListProps {
  /** One under the other. */
  readonly items: readonly string[];
  readonly note?: ReactNode;
}
/** A list of \`items\`. */
export function List({ items, note }: ListProps) { return <ul>{items}{note}</ul>; }
export function useList() { return null; }`,
    ],
    [
      'src/ui/parts.stories.tsx',
      `import { List } from './list.tsx';
export default { title: 'UI/Parts' };
export const TwoItems = { render: () => <List items={['a', 'b']} /> };`,
    ],
  ]);
  expect(componentsIn('.', code)).toEqual([
    {
      name: 'List',
      file: 'src/ui/list.tsx',
      note: 'A list of `items`.',
      written: null,
      props: [
        { name: 'items', type: 'string[]', isRequired: true, note: 'One under the other.' },
        { name: 'note', type: 'ReactNode', isRequired: false, note: '' },
      ],
    },
  ]);
  expect(componentStoriesIn(code)).toMatchObject([
    { id: 'ui-parts--two-items', exportName: 'TwoItems', component: null, draws: ['List'] },
  ]);
});

describe('words', () => {
  const lines: readonly SaidLine[] = [
    { text: 'Pay', locale: 'en', stories: [1] },
    { text: 'Pay another way', locale: 'en', stories: [2] },
    { text: 'unpaid Paid', locale: 'en', stories: [3] },
    { text: 'and 2 other linesIssued on January 5', locale: 'en', stories: [4] },
    { text: 'Write to', locale: 'en', stories: [5, 6] },
    { text: 'or call.', locale: 'en', stories: [6] },
  ];

  test.each([
    ['Pay', [1]],
    ['Pay {way} way', [2]],
    ['paid', []],
    ['Paid', [3]],
    ['{n, plural, one {and # other line} other {and # other lines}}', [4]],
    ['Issued on {day, date, long}', [4]],
    ['Write to <0>{mail}</0> or call.', [6]],
    ['{a} to {b}', []],
  ])('“%s” is said where all of it stands, as words of their own', (text, stories) => {
    expect(storiesSaying(text, lines)).toEqual(stories);
  });

  test('that are filled in, or nearly so, are said to be', () => {
    expect([isFilledIn('{a} to {b}'), isFilledIn('To'), isFilledIn('{a} and {b}, or both')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('are as long as a person reads them: without tags, with the longest form', () => {
    expect(lengthOf('<0>Pay</0>')).toBe(3);
    expect(lengthOf('{n, plural, one {# day} other {# days}}')).toBe('# days'.length);
  });

  test('of several catalogues are one where they are the same', () => {
    const pay = {
      en: { pay: { translation: 'Pay', origin: [['a.ts']] } },
      fr: { pay: { translation: 'Payer' } },
    } as const;
    const other = {
      en: { pay: { translation: 'Pay', origin: [['b.ts']] } },
      fr: { pay: { translation: 'Régler' } },
    } as const;
    const found = messagesIn({ messages: pay, panel: pay, server: other });
    expect(found.map(({ texts, catalogues }) => `${texts.fr}: ${catalogues.join()}`)).toEqual([
      'Payer: messages,panel',
      'Régler: server',
    ]);
  });
});
