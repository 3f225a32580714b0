// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';
import { transcriptOf } from './transcript.ts';

test('writes a page as a screen reader presents it: roles, names, states, words; cells in one line', () => {
  document.body.innerHTML = `<main aria-busy="true"><h1>Pay</h1>
    <p>You pay <strong>€12</strong>, <span aria-hidden="true">!</span>once.</p>
    <fieldset><legend>Payment method</legend><label><input type="radio" checked />By card</label></fieldset>
    <label for="mail">E-mail</label><input id="mail" value="a@b.fr" required aria-required="true" aria-describedby="why" />
    <p id="why">For the receipt</p>
    <table><tbody><tr><th scope="row">Net</th><td>€10</td></tr></tbody></table>
    <button aria-disabled="true">Pay</button><a href="/help" aria-current="page">Help</a></main>`;
  expect(outlineOf(document.body)).toEqual([
    'main [busy]',
    '  heading “Pay” [1]',
    '  You pay €12, once.',
    '  group “Payment method”',
    '    radio “By card” [checked]',
    '  textbox “E-mail” [required] = a@b.fr (For the receipt)',
    '  For the receipt',
    '  table',
    '    row',
    '      rowheader: Net',
    '      cell: €10',
    '  button “Pay” [disabled]',
    '  link “Help” [/help, current page]',
  ]);
});

test('writes a state in full, or as its difference to the most similar state of the same screen', () => {
  const check = { id: 'check', screen: 'check', lines: ['main', '  Total', '  €12', '  button “Pay”'] };
  const dearer = { id: 'check~dearer', screen: 'check', lines: ['main', '  Total', '  €13', '  button “Pay”'] };
  const paid = { id: 'paid', screen: 'paid', lines: ['main', '  Total', '  €12'] };
  expect(transcriptOf([check, dearer, paid])).toBe(
    [
      '## check\n\nmain\n  Total\n  €12\n  button “Pay”',
      '## check~dearer, as check but\n\n-   €12\n+   €13',
      '## paid\n\nmain\n  Total\n  €12\n',
    ].join('\n\n'),
  );
});
