import { calls } from '../../../src/contract/calls.ts';
import { readingsAsked } from '../readings.ts';
import { paris } from '../subscriptions.ts';
import type { Arranged, Arrangements, TheDesk } from './arranged.ts';
import { allOf, someone } from './arranged.ts';

/** Somebody with a second address: one is left when it is changed or deleted. */
async function withAddress(desk: TheDesk): Promise<Arranged> {
  const { visitor } = await someone(desk, 'paymentOpen');
  const body = { adresseIId: null, adresse: { ...paris, rue: '2, rue des Essais' } };
  const kept = await visitor.ask(calls['user/adresse/update'], {
    body: calls['user/adresse/update'].request.decode(body),
  });
  return { visitor, body: { adresseIId: kept.selectedId } };
}

/** Somebody who has read an article of the demo, and names it. */
async function withArticle(desk: TheDesk): Promise<Arranged> {
  const { visitor } = await someone(desk, 'readings');
  const { rows } = await visitor.ask(calls['articles/history'], {
    body: calls['articles/history'].request.decode(readingsAsked),
  });
  return { visitor, body: { artIId: rows[0]?.article.id } };
}

/** Somebody who gives their password once more. */
async function withPassword(desk: TheDesk, name: 'severalInvoices' | 'noInvoice'): Promise<Arranged> {
  const { scenario, visitor } = await someone(desk, name);
  return { visitor, body: { motDePasseActuel: scenario.account.password } };
}

/** What an account keeps, reads and writes. */
export function accountArrangements(desk: TheDesk): Arrangements {
  return {
    'contact.claim': async () => someone(desk),
    'contact.incomplete': async () => someone(desk),
    'articles-history.first': async () => someone(desk, 'readings'),
    'articles-history.filtered': async () => {
      const { visitor } = await someone(desk, 'readLater');
      return { visitor, body: { typeLecture: 'abonne', typeDocument: 'article', texte: 'a' } };
    },
    'articles-history.wrong-cursor': async () => someone(desk, 'readings'),
    'read-later-read': async () => someone(desk, 'readLater'),
    'read-later-read.none': async () => someone(desk, 'noReadings'),
    'read-later-keep': async () => withArticle(desk),
    'read-later-keep.unknown': async () => someone(desk, 'noReadings'),
    'read-later-drop': async () => withArticle(desk),
    ...allOf(desk, 'watches', 'notifications', 'veilles-delete'),
    ...allOf(desk, 'noWatches', 'notifications.none', 'veilles-create.preview', 'veilles-create.country'),
    ...allOf(desk, 'noWatches', 'veilles-create.section', 'veilles-create.serial', 'veilles-create.incomplete'),
    ...allOf(desk, 'noWatches', 'veilles-create.unknown'),
    ...allOf(desk, 'wallet', 'user-pme', 'user-pme.wrong-cursor', 'user-pme-statement'),
    'user-pme.none': async () => someone(desk, 'noWallet'),
    'user-adresse.kept': async () => someone(desk, 'paymentOpen'),
    'user-adresse.none': async () => someone(desk, 'noInvoice'),
    'user-adresse-update.new': async () => someone(desk, 'paymentOpen'),
    'user-adresse-update.changed': async () => withAddress(desk),
    'user-adresse-update.incomplete': async () => someone(desk, 'noInvoice'),
    ...allOf(desk, 'severalInvoices', 'user-donnees', 'user-donnees-confirm.refused', 'user-donnees-delete.refused'),
    'user-donnees-confirm': async () => withPassword(desk, 'severalInvoices'),
    'user-donnees-delete': async () => withPassword(desk, 'noInvoice'),
    'user-adresse-select': async () => withAddress(desk),
    'user-adresse-select.unknown': async () => someone(desk, 'noInvoice'),
    'user-adresse-delete': async () => withAddress(desk),
    'user-adresse-delete.unknown': async () => someone(desk, 'noInvoice'),
    ...allOf(desk, 'newsletters', 'servicesemail', 'servicesemail-update.summary', 'servicesemail-update.section'),
    ...allOf(
      desk,
      'newsletters',
      'servicesemail-update.other',
      'servicesemail-update.reserved',
      'servicesemail-update.unknown',
    ),
    ...allOf(desk, 'noInvoice', 'user-sessions', 'user-sessions-end.one', 'user-sessions-end.others'),
    servicesemailnopub: async () => {
      const { scenario, visitor } = await someone(desk, 'newsletters');
      return { visitor, body: { docId: scenario.account.id } };
    },
    'servicesemailnopub.another-person': async () => {
      const { scenario } = await someone(desk, 'newsletters');
      return { visitor: (await someone(desk, 'newsletters')).visitor, body: { docId: scenario.account.id } };
    },
  };
}
