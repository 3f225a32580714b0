import { describe, expect, it } from 'vitest';
import { locales } from '../../../../domain/locale.ts';
import { compose } from '../compose.ts';
import { from } from '../emails.fixtures.ts';
import { readMessage } from '../read-message.ts';
import { emailVerification } from './email-verification.ts';
import { newsletterConfirmed } from './newsletter-confirmed.ts';
import type { NewsletterFacts } from './newsletter-facts.ts';
import { newsletterReceived } from './newsletter-received.ts';
import { newsletterRequested } from './newsletter-requested.ts';

const token = 'q7sV0mJ1x2Yt3Zb4Kc5Ld6Ne7Pf8Rg9Hq7sV0mJ1x2Y';
const page = (name: string) => `https://www.example.org/newsletter/${name}?token=${token}&locale=fr`;
const to = { name: '', email: 'awa@example.org' };
const emails = [newsletterRequested, newsletterConfirmed, newsletterReceived];

const factsIn = (locale: 'fr' | 'en', account: string | null): NewsletterFacts => ({
  from,
  to,
  locale,
  newsletters: [
    {
      choice: { kind: 'summary', publicationId: 15 },
      publication: 'Cape & Copperbelt',
      name: null,
      frequency: 'weekly',
    },
    {
      choice: { kind: 'other', code: 'dossiers' },
      publication: '',
      name: { text: 'Dossiers <du mois>', locale: 'fr' },
      frequency: 'monthly',
    },
  ],
  account,
  confirm: page('confirm'),
  unsubscribe: page('unsubscribe'),
});

describe.each(locales)('emails about newsletters in %s', (locale) => {
  it.each(emails)('%o name each one and its publication, and read well', async (email) => {
    const { parts } = readMessage(await compose(email(factsIn(locale, 'https://www.example.org/account')), new Date()));
    const [text, html] = [parts[0]?.text ?? '', parts[1]?.text ?? ''];
    expect(`${text}\n${html}`).not.toMatch(/undefined|null|\{\w+\}|mail\.\w+/);
    expect(text).toContain(locale === 'fr' ? 'Cape & Copperbelt\n    Sommaire' : 'Cape & Copperbelt\n    Summary');
    expect(html).toContain('Dossiers &lt;du mois&gt;');
  });

  it.each(emails)('%o end by one click of a mail program (RFC 8058)', async (email) => {
    const source = await compose(email(factsIn(locale, null)), new Date());
    const { headers } = readMessage(source);
    expect(headers.get('list-unsubscribe')).toBe(`<${page('unsubscribe')}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });
});

it('an email outside newsletters has no List-* headers', async () => {
  const link = 'https://www.example.org/verify';
  const { headers } = readMessage(
    await compose(emailVerification({ from, to, locale: 'en', link, hours: 24 }), new Date()),
  );
  expect([...headers.keys()].filter((name) => name.startsWith('list-'))).toEqual([]);
});
