import { describe, expect, it } from 'vitest';
import { createLog, redacted } from './log.ts';
import { readSettings } from './settings.ts';

const parse = (line: string): unknown => JSON.parse(line);

const someText: unknown = expect.any(String);

describe('log', () => {
  it('writes one object a line, with the facts as further fields', () => {
    const lines: string[] = [];
    createLog((line) => lines.push(line)).warn('Refused', { route: '/ajax/user', status: 403 });
    expect(lines.map(parse)).toEqual([
      { time: someText, level: 'warn', message: 'Refused', route: '/ajax/user', status: 403 },
    ]);
  });

  it('writes an error with its cause and without secrets', () => {
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

  it.each([
    ['an email address in a query string', 'GET /fr?email=awa.diallo@example.org&page=2'],
    ['an email address in a reply of a mail server', '550 5.1.1 <awa.diallo@example.org>: no such user'],
    ['an encoded email address', '/en?next=%2Fen&email=awa.diallo%40example.org'],
    ['an invoice token', 'https://desk.example.org/fr/account/invoices?invoiceToken=awa.diallo'],
  ])('hides %s', (_, text) => {
    expect(redacted(text)).not.toContain('diallo');
  });

  it('hides secrets that Fastify or a plugin logs: by field, in texts, in messages', () => {
    const lines: string[] = [];
    const { logger } = createLog((line) => lines.push(line));
    logger.info({ headers: { authorization: 'hush', cookie: 'a=hush', 'set-cookie': ['hush'] }, password: 'hush' });
    logger.info({ source: '/ajax/user?invoiceToken=hush' }, 'fetching from remote server');
    logger.warn('Reply was already sent in the "/fr?invoiceToken=hush" (GET) route');
    logger.warn(new Error('GET /fr?email=hush@example.org'));
    expect(lines).toHaveLength(4);
    expect(lines.join()).not.toContain('hush');
    expect(lines.map(parse)).toMatchObject([
      { headers: { authorization: '[redacted]' } },
      { source: '/ajax/user[redacted]' },
      { message: 'Reply was already sent in the "/fr[redacted]" (GET) route' },
      { level: 'warn', error: { name: 'Error', message: 'GET /fr[redacted]' } },
    ]);
  });

  it('keeps lines of its level and more urgent ones', () => {
    const lines: string[] = [];
    const log = createLog((line) => lines.push(line), readSettings({ LOG_LEVEL: 'warn' }).logLevel);
    log.info('Fine');
    log.warn('Odd');
    log.error('Broken', new Error('planted'));
    expect(lines.map(parse)).toMatchObject([{ message: 'Odd' }, { message: 'Broken' }]);
  });

  it('leaves ordinary text and paths as they are', () => {
    const text = 'Error: no row at /work/server/calls/invoice/read-the-open-invoices-of-a-person.ts:12:4?';
    expect(redacted(text)).toBe(text);
  });
});
