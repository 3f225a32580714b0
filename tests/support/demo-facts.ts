/** Reads what the pages of a demo person say of readings, money, licences and quotes. */
import { administeredLicences } from '../../domain/account.ts';
import { isUnread } from '../../domain/completeness.ts';
import { modificationType } from '../../domain/enumerations.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { isOpen } from '../../domain/invoice.ts';
import type { SubscriptionDetail } from '../../domain/licence.ts';
import type { ReaderIdentity } from '../../domain/licence-entries.ts';
import type { Locale } from '../../domain/locale.ts';
import type { AnsweredModification } from '../../domain/modification.ts';
import type { ReadArticle, ReadingRow } from '../../domain/reading.ts';
import type { HeldSubscription } from '../../domain/subscription.ts';
import { renewalOf } from '../../domain/subscription.ts';
import type { WalletOperation, WalletSummary } from '../../domain/wallet.ts';
import { calls } from '../../contract/calls.ts';
import type { Visitor } from '../contract/visitor.ts';
import type { DemoFacts } from './demo-contradictions.ts';

/** Reads every page of a list. */
async function allPages<Row>(
  read: (cursor: string | null) => Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof read>> = await read(cursor);
    rows.push(...page.rows);
    cursor = page.next;
  } while (cursor !== null);
  return rows;
}

/** The outcome of decided requests about readers: each changes what an earlier one made. */
function decidedOf(licence: number, requests: readonly AnsweredModification[]): DemoFacts['decided'] {
  const readers = new Map<string, boolean>();
  for (const { lines } of requests.toReversed())
    for (const { before, after, state } of lines) {
      const isAccepted = state === 'accepted';
      if (before?.kind === 'reader' && isAccepted) readers.set(before.reader.email, false);
      if (after?.kind === 'reader' && (isAccepted || (state === 'rejected' && !readers.has(after.reader.email))))
        readers.set(after.reader.email, isAccepted);
    }
  return [...readers].map(([email, isReader]) => ({ licence, email, isReader }));
}

function sumsOf(
  invoices: readonly Invoice[],
  wallet: WalletSummary | null,
  operations: readonly WalletOperation[],
): DemoFacts['sums'] {
  return [
    ...invoices.map(({ reference, total, lines }) => ({
      name: reference,
      sum: total.minor,
      rows: lines.flatMap(({ net, vat }) => [net.minor, vat.minor]),
    })),
    ...operations.map(({ id, balance, amount }, index) => ({
      name: `operation ${id}`,
      sum: balance.minor,
      rows: [operations[index + 1]?.balance.minor ?? 0, amount.minor],
    })),
    ...(wallet === null
      ? []
      : [{ name: 'wallet', sum: wallet.balance.minor, rows: operations.map(({ amount }) => amount.minor) }]),
  ];
}

const personOf = ({ email, civility, firstName, lastName }: ReaderIdentity) => ({
  email,
  name: `${civility} ${firstName} ${lastName}`.toLowerCase(),
});

const articleOf = ({ id, title, publication }: ReadArticle) => ({ id, name: `${title.text} · ${publication}` });

const standingOf = ({ reference, status, total, remaining }: Invoice) => ({
  reference,
  standing: `${status}, ${remaining.minor} of ${total.minor}`,
});

function subscriptionOf(
  { reference, status, months, startsOn, endsOn }: HeldSubscription,
  invoices: readonly Invoice[],
) {
  return {
    reference,
    status,
    months,
    startsOn,
    endsOn,
    invoices: invoices
      .filter(({ kind }) => kind === 'invoice')
      .map((invoice) => ({ issuedOn: invoice.issuedOn, isOpen: isOpen(invoice) })),
  };
}

/** The invoices in the history of a subscription. */
function invoicesOf({ timeline }: SubscriptionDetail): readonly Invoice[] {
  return timeline.flatMap((entry) =>
    (entry.kind === 'invoiced' || entry.kind === 'credited') && entry.invoice !== null ? [entry.invoice] : [],
  );
}

/** Reads what the account of a signed-in person shows in a language. */
export async function readDemoFacts(visitor: Visitor, locale: Locale): Promise<DemoFacts> {
  const inLocale = { locale } as const;
  const { account } = await visitor.ask(calls.user, {}, inLocale);
  if (account === null || isUnread(account.subscriptions)) throw new Error('The account cannot be read');

  const listed = (list: 'articles/history' | 'read-later/read') =>
    allPages((cursor): Promise<{ readonly rows: readonly ReadingRow[]; readonly next: string | null }> => {
      const filter = { documentKind: null, text: '' };
      return list === 'read-later/read'
        ? visitor.ask(calls[list], { body: { filter, sort: 'newestRead', cursor } }, inLocale)
        : visitor.ask(
            calls[list],
            { body: { filter: { kind: null, listKind: null, ...filter }, sort: 'newestRead', cursor } },
            inLocale,
          );
    });
  const wallet = (cursor: string | null) =>
    visitor.ask(calls['user/pme'], { body: { filter: { kind: null, period: null }, cursor } }, inLocale);
  const readings = await listed('articles/history');
  const saved = await listed('read-later/read');
  const operations = await allPages(wallet);
  const answer = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } }, inLocale);
  const invoices = answer.kind === 'list' ? answer.invoices : [];

  const subscriptions = await visitor.ask(calls['subscriptions/all'], {}, inLocale);
  const details = await Promise.all(
    subscriptions.map(({ id }) => visitor.ask(calls['subscription/read'], { body: { id } }, inLocale)),
  );
  const licences = details.flatMap(({ subscription, licence, timeline }) =>
    licence === null || isUnread(licence) ? [] : [{ ...subscription, ...licence, timeline }],
  );
  // A licence that was renewed has handed its readers over.
  const running = licences.filter(({ status }) => status === 'current' || status === 'aboutToEnd');
  const held = await Promise.all(
    running.map(async ({ id, timeline }) => ({
      id,
      readers: await visitor.ask(calls['readers/all'], { body: { subscriptionId: id } }, inLocale),
      requests: await Promise.all(
        timeline.flatMap((entry) =>
          entry.kind === 'requested'
            ? [visitor.ask(calls['modification/read'], { body: { id: entry.request.id } }, inLocale)]
            : [],
        ),
      ),
    })),
  );
  const quotations = await Promise.all(
    subscriptions
      .filter(({ status }) => status === 'quote' || status === 'invalidQuote')
      .map(async (subscription) => ({
        subscription,
        quotation: await visitor.ask(calls['quotation/read'], { body: { kind: 'id', id: subscription.id } }, inLocale),
      })),
  );

  return {
    readings: readings.map(({ article: { id }, reading }) => ({
      articleId: id,
      access: reading?.kind ?? '',
      at: reading?.at ?? '',
    })),
    articles: [
      ...[...readings, ...saved].map(({ article }) => articleOf(article)),
      ...operations.flatMap(({ article }) => (article === null ? [] : [articleOf(article)])),
      ...(await visitor.ask(calls['articles/last'], {}, inLocale)).map(articleOf),
    ],
    debits: operations
      .filter(({ kind, amount }) => kind === 'debit' && amount.minor < 0)
      .map(({ article, paymentReference, at }) => ({ articleId: article?.id ?? null, payment: paymentReference, at })),
    people: [
      personOf(account),
      ...held.flatMap(({ readers }) => readers.map(personOf)),
      ...quotations.flatMap(({ quotation }) =>
        quotation.details === null ? [] : [personOf({ ...quotation.details.identity, email: account.email })],
      ),
    ],
    invoices: [...invoices, ...details.flatMap(invoicesOf)].map(standingOf),
    decided: held.flatMap(({ id, requests }) => decidedOf(id, requests)),
    readers: held.flatMap(({ id, readers }) =>
      readers
        .filter(({ pending }) => pending?.type !== modificationType.readerAddition)
        .map(({ email }) => ({ licence: id, email })),
    ),
    seats: [
      ...administeredLicences(account.subscriptions).map(({ id, seats, readers, endsOn }) => ({
        licence: id,
        seats: `${readers} of ${seats} until ${endsOn}`,
      })),
      ...running.map(({ id, seats: { bought, taken, pending }, endsOn }) => ({
        licence: id,
        seats: `${taken - pending} of ${bought} until ${endsOn}`,
      })),
    ],
    subscriptions: details.map((detail) => subscriptionOf(detail.subscription, invoicesOf(detail))),
    sums: sumsOf(invoices, (await wallet(null)).wallet, operations),
    quotes: quotations.map(({ subscription, quotation }) => ({
      reference: quotation.reference,
      isAwaited: renewalOf(subscription)?.kind === 'quote',
      state: quotation.state,
    })),
  };
}
