/** Values of enumerations without a rule of their own yet: each is decoded from its code. */
import { describe, expect, test } from 'vitest';
import { regions } from '../../domain/catalogue.ts';
import { origins, paymentStatus } from '../../domain/enumerations.ts';
import { acquisitionSources } from '../../domain/acquisition-source.ts';
import type { HeldSubscription } from '../../domain/subscription.ts';
import { orderNatures, subscriptionStatuses, subscriptionTypes } from '../../domain/subscription.ts';
import { calls } from '../../contract/calls.ts';
import { originMapping, origine } from '../../contract/acquisition-source.ts';
import { exchangeOf } from '../../contract/exchange.ts';
import { readGoldenText } from '../support/golden-exchange.ts';
import { enumerations } from './enumerations.ts';
import { readable } from '../support/readable.ts';

/** Request and response of a golden exchange; `field`, if given, has its numbers replaced by `code`, and maybe a field after it. */
function exchanged(
  fixture: string,
  field = '',
  code: number | string = 0,
): { readonly asked: unknown; readonly received: unknown } {
  const replaced = readGoldenText(fixture).replace(new RegExp(`("${field}": )\\d+`, 'g'), `$1${code}`);
  const { request, response } = exchangeOf(JSON.parse(replaced));
  return { asked: request.body, received: response.body.data };
}

/** Codes of an enumeration in the specification. */
function codesOf(name: string): readonly number[] {
  return enumerations.rows
    .filter(({ enumeration }) => enumeration === name)
    .flatMap(({ code }) => (typeof code === 'number' ? [code] : []));
}

describe('values on the wire', () => {
  test.each(codesOf('modification type'))('modification type %i', (code) => {
    const { received } = exchanged('user.signed-in', 'typeModif', code);
    const { account } = calls.user.answer.decode(received);
    expect(
      readable(account?.subscriptions).flatMap(({ readers }) => readers.map((reader) => reader.pendingModification)),
    ).toContain(code);
    expect(calls.user.answer.encode(calls.user.answer.decode(received))).toEqual(received);
  });

  test.each(codesOf('contact kind'))('contact kind %i', (code) => {
    const { answer } = calls.user;
    const { received } = exchanged('user.signed-in', 'typeContact', code);
    expect(answer.decode(received).account?.kind).toBe(code);
    expect(answer.encode(answer.decode(received))).toEqual(received);
    // A code of a later version.
    expect(answer.decode(exchanged('user.signed-in', 'typeContact', code + 100).received).account?.kind).toBe(
      'unknown',
    );
  });

  test.each(codesOf('payment status'))('payment status %i', (code) => {
    // What is left of a partly settled invoice does not follow from its status.
    const isPartly = code === paymentStatus.partlySettled;
    const { received } = exchanged(
      'invoice-read.list',
      'statutPaiement',
      isPartly ? `${code}, "resteAPayer": 100` : code,
    );
    const reading = calls['invoice/read'].answer.decode(received);
    expect(reading.kind === 'list' && reading.invoices[0]?.status).toBe(code);
    expect(calls['invoice/read'].answer.encode(reading)).toEqual(received);
  });

  test.each(acquisitionSources)('acquisition source %s', (source) => {
    const { request } = calls['subscriptions/commande'];
    const said = request.decode(exchanged('commande.quote').asked);
    const changed = { ...said, requester: { ...said.requester, source } };
    expect(request.decode(request.encode(changed))).toEqual(changed);
  });

  test.each(origins)('origin %s', (origin) => {
    expect(origine.is(originMapping.encode(origin))).toBe(true);
    expect(originMapping.decode(originMapping.encode(origin))).toBe(origin);
    // A value of a later version.
    expect(origine.is('kiosque')).toBe(true);
    expect(originMapping.decode('kiosque')).toBe('unknown');
  });

  test.each<Partial<HeldSubscription>>([
    ...subscriptionStatuses.map((status) => ({ status })),
    ...subscriptionTypes.map((type) => ({ type })),
    ...orderNatures.map((nature) => ({ nature })),
  ])('of a subscription: %o', (change) => {
    const { answer } = calls['subscriptions/all'];
    const changed = answer.decode(exchanged('subscriptions-all').received).map((held) => ({ ...held, ...change }));
    expect(answer.decode(answer.encode(changed))).toEqual(changed);
  });

  test.each(regions)('region %s', (region) => {
    const { answer } = calls.infossiteweb;
    const site = answer.decode(exchanged('infossiteweb').received);
    const changed = { ...site, publications: site.publications.map((publication) => ({ ...publication, region })) };
    expect(answer.decode(answer.encode(changed))).toEqual(changed);
  });
});
