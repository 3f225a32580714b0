import { describe, expect, it } from 'vitest';
import { createLog, redacted } from './log.ts';

const parse = (line: string): unknown => JSON.parse(line);

const someText: unknown = expect.any(String);

describe('log', () => {
  it('writes one object a line, with the facts beside the message', () => {
    const lines: string[] = [];
    createLog((line) => lines.push(line)).warn('Refused', { route: '/ajax/user', status: 403 });
    expect(lines.map(parse)).toEqual([
      { time: someText, level: 'warn', message: 'Refused', route: '/ajax/user', status: 403 },
    ]);
  });

  it('tells an error with its cause and without secrets', () => {
    const lines: string[] = [];
    const token = 'q7sV0mJ1x2Yt3Zb4Kc5Ld6Ne7Pf8Rg9H';
    const cause = new Error(`connect postgres://desk:hush@localhost/desk`);
    createLog((line) => lines.push(line)).error(
      'Broken',
      new Error(`GET /fr?invoiceToken=${token} ${token}`, { cause }),
    );
    expect(lines.join()).toContain('log.test.ts');
    expect(lines.join()).not.toContain(token);
    expect(lines.join()).not.toContain('hush');
  });

  it('hides the token in the address of a shared page', () => {
    const token = 'q7sV0mJ1x2Yt3Zb4Kc5Ld6Ne7Pf8Rg9H';
    expect(redacted(`GET http://localhost:4000/fr/quote/shared/${token}: aborted`)).toBe(
      'GET http://localhost:4000/fr/quote/shared/[redacted]: aborted',
    );
  });

  it('leaves ordinary text and paths as they are', () => {
    const text = 'Error: no row at /work/server/calls/invoice/read-the-open-invoices-of-a-person.ts:12:4?';
    expect(redacted(text)).toBe(text);
  });
});
