import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPath, matchPath, specificity } from './path.ts';

const at = (path: string, search = '') => ({ path, search });

describe('a path pattern', () => {
  it.each([
    ['/account/invoices', at('/account/invoices'), {}],
    ['/account/invoices', at('/account/invoices/'), {}],
    ['/account/invoices', at('/account/invoices', '?utm_source=letter'), {}],
    ['/account/invoices', at('/account'), null],
    ['/account/invoices?step=check', at('/account/invoices', '?step=check'), {}],
    ['/account/invoices?step=check', at('/account/invoices', '?step=help'), null],
    ['/account/invoices?step=check', at('/account/invoices'), null],
    ['/account/payment?id=:id', at('/account/payment', '?id=7'), { id: '7' }],
    ['/account/payment?id=:id', at('/account/payment', '?id='), null],
    ['/account/payment?id=:id', at('/account/payment'), null],
    ['/read?sort=:sort?&kind=:kind?', at('/read'), {}],
    ['/read?sort=:sort?&kind=:kind?', at('/read', '?kind=pdf&page=2'), { kind: 'pdf' }],
    ['/read?sort=:sort?&kind=:kind?', at('/read', '?sort='), {}],
    ['/paid/:reference', at('/paid/F%2F2026%20é'), { reference: 'F/2026 é' }],
    ['/paid/:reference', at('/paid/'), null],
    ['/paid/:reference', at('/paid/%E0%A4%A'), null],
    ['/paid/:reference', at('/paid/a/b'), null],
  ])('%s meets %o: %o', (pattern, place, params) => {
    expect(matchPath(pattern, place)).toEqual(params);
  });

  it('parses what it has formatted, for any parameter', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((value) => value.isWellFormed());
    fc.assert(
      fc.property(text, text, (reference, id) => {
        const pattern = '/paid/:reference?id=:id';
        expect(matchPath(pattern, formatPath(pattern, { reference, id }))).toEqual({ reference, id });
      }),
    );
  });

  it.each([{}, { id: null }, { id: '' }, { id: 7 }])('is not written with %o: it would not be read back', (values) => {
    for (const pattern of ['/paid/:id', '/paid?id=:id'])
      expect(() => formatPath(pattern, values)).toThrow(`${pattern} lacks :id`);
  });

  it('leaves out an optional key without a value', () => {
    const pattern = '/read?sort=:sort?&id=:id';
    expect(formatPath(pattern, { sort: '', id: '7' })).toEqual(at('/read', '?id=7'));
    expect(formatPath(pattern, { sort: 'oldest', id: '7' })).toEqual(at('/read', '?sort=oldest&id=7'));
  });

  it('is the more specific, the more of the query it names', () => {
    expect(specificity('/a?step=check&id=:id')).toBeGreaterThan(specificity('/a?step=check'));
    expect(specificity('/a?step=check')).toBeGreaterThan(specificity('/a?sort=:sort?&kind=:kind?'));
  });
});
