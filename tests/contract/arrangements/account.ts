import { calls } from '../../../contract/calls.ts';
import { readable } from '../../support/readable.ts';
import { readingsAsked } from '../wire-bodies.ts';
import { paris } from '../subscriptions.ts';
import type { Arranged, Arrangements, ControlOf } from './arranged.ts';
import { allOf, someone } from './arranged.ts';

/** A visitor with a second address: one is left when it is changed or deleted. */
async function withAddress(server: ControlOf): Promise<Arranged> {
  const { visitor } = await someone(server, 'paymentOpen');
  const body = { adresseIId: null, adresse: { ...paris, rue: '2, rue des Essais' } };
  const kept = await visitor.ask(calls['user/adresse/update'], {
    body: calls['user/adresse/update'].request.decode(body),
  });
  return { visitor, body: { adresseIId: kept.selectedId } };
}

/** A visitor with two addresses, who names the one that is not selected. */
async function withOtherAddress(server: ControlOf): Promise<Arranged> {
  const { visitor } = await withAddress(server);
  const { addresses, selectedId } = await visitor.ask(calls['user/adresse']);
  return { visitor, body: { adresseIId: readable(addresses).find(({ id }) => id !== selectedId)?.id } };
}

/** A visitor who has read an article of the demo, and names it. */
async function withArticle(server: ControlOf): Promise<Arranged> {
  const { visitor } = await someone(server, 'readings');
  const { rows } = await visitor.ask(calls['articles/history'], {
    body: calls['articles/history'].request.decode(readingsAsked),
  });
  return { visitor, body: { artIId: rows[0]?.article.id } };
}

/** A visitor who keeps an article for later, and names it. */
async function withKeptArticle(server: ControlOf): Promise<Arranged> {
  const { visitor, body } = await withArticle(server);
  const wire = { action: 'garder', ...body };
  await visitor.ask(calls['read-later/keep'], { body: calls['read-later/keep'].request.decode(wire) });
  return { visitor, ...(body && { body }) };
}

/** A visitor with watches, who names one. */
async function withWatch(server: ControlOf): Promise<Arranged> {
  const { visitor } = await someone(server, 'watches');
  const { watches } = await visitor.ask(calls.notifications);
  return { visitor, body: { veilleIId: Number(readable(watches)[0]?.id) } };
}

/** A visitor who enters their password again. */
async function withPassword(server: ControlOf, name: 'severalInvoices' | 'noInvoice'): Promise<Arranged> {
  const { scenario, visitor } = await someone(server, name);
  return { visitor, body: { motDePasseActuel: scenario.account.password } };
}

/** The account’s saved articles, addresses and readings. */
export function accountArrangements(server: ControlOf): Arrangements {
  return {
    'articles-history.first': async () => someone(server, 'readings'),
    'articles-history.filtered': async () => {
      const { visitor } = await someone(server, 'readLater');
      return { visitor, body: { typeLecture: 'abonne', typeDocument: 'article', texte: 'a' } };
    },
    'articles-history.wrong-cursor': async () => someone(server, 'readings'),
    'read-later-read': async () => someone(server, 'readLater'),
    'read-later-read.none': async () => someone(server, 'noReadings'),
    'read-later-keep': async () => withArticle(server),
    'read-later-keep.unknown': async () => someone(server, 'noReadings'),
    'read-later-drop': async () => withKeptArticle(server),
    notifications: async () => someone(server, 'watches'),
    'veilles-delete': async () => withWatch(server),
    ...allOf(server, 'noWatches', 'notifications.none', 'veilles-create.preview', 'veilles-create.country'),
    ...allOf(server, 'noWatches', 'veilles-create.section', 'veilles-create.serial', 'veilles-create.incomplete'),
    ...allOf(server, 'noWatches', 'veilles-create.unknown'),
    ...allOf(server, 'wallet', 'user-pme', 'user-pme.wrong-cursor', 'user-pme-statement'),
    'user-pme.none': async () => someone(server, 'noWallet'),
    'user-adresse.kept': async () => someone(server, 'paymentOpen'),
    'user-adresse.none': async () => someone(server, 'noInvoice'),
    'user-adresse-update.new': async () => someone(server, 'paymentOpen'),
    'user-adresse-update.changed': async () => withAddress(server),
    'user-adresse-update.incomplete': async () => someone(server, 'noInvoice'),
    ...allOf(server, 'severalInvoices', 'user-donnees', 'user-donnees-confirm.refused', 'user-donnees-delete.refused'),
    'user-donnees-confirm': async () => withPassword(server, 'severalInvoices'),
    'user-donnees-delete': async () => withPassword(server, 'noInvoice'),
    'user-adresse-select': async () => withOtherAddress(server),
    'user-adresse-select.unknown': async () => someone(server, 'noInvoice'),
    'user-adresse-delete': async () => withAddress(server),
    'user-adresse-delete.unknown': async () => someone(server, 'noInvoice'),
    ...allOf(server, 'newsletters', 'servicesemail', 'servicesemail-update.summary', 'servicesemail-update.section'),
    ...allOf(
      server,
      'newsletters',
      'servicesemail-update.other',
      'servicesemail-update.reserved',
      'servicesemail-update.unknown',
    ),
    ...allOf(server, 'noInvoice', 'user-sessions', 'user-sessions-end.one', 'user-sessions-end.others'),
    servicesemailnopub: async () => {
      const { scenario, visitor } = await someone(server, 'newsletters');
      return { visitor, body: { docId: scenario.account.id } };
    },
    'servicesemailnopub.another-person': async () => {
      const { scenario } = await someone(server, 'newsletters');
      return { visitor: (await someone(server, 'newsletters')).visitor, body: { docId: scenario.account.id } };
    },
  };
}
