import { calls } from '../../../contract/calls.ts';
import type { QuotationScenario } from '../quotations.ts';
import { buyer, details, keepDetails } from '../quotations.ts';
import { draftOf } from '../quote-requests.ts';
import type { Arranged, Arrangements, ControlOf } from './arranged.ts';

const publicBuyerDetails = {
  ...details,
  publicBuyer: { siret: '73282932000074', serviceCode: 'SRV-12', engagementNumber: '' },
};

/** A buyer who reads their quotation; the request names no version. */
async function shown(server: ControlOf, name: QuotationScenario): Promise<Arranged> {
  const { visitor, id } = await buyer(server(), name);
  return { visitor, body: { aboIId: id } };
}

/** A buyer with the version of their quotation. */
async function quoted(server: ControlOf, name: QuotationScenario = 'quoteOpen'): Promise<Arranged> {
  const { visitor, id, read } = await buyer(server(), name);
  return { visitor, body: { aboIId: id, version: (await read()).version } };
}

/** A buyer who has entered the purchase details in their quotation. */
async function detailed(server: ControlOf, name: QuotationScenario, kept = details): Promise<Arranged> {
  const person = await buyer(server(), name);
  await keepDetails(person, 1, kept);
  return { visitor: person.visitor, body: { aboIId: person.id } };
}

/** Prices, requests for a quote, and quotations. */
export function quotationArrangements(server: ControlOf): Arrangements {
  return {
    'simulateur.france': async () => ({ visitor: server().visitor() }),
    'simulateur.reverse-charge': async () => ({ visitor: server().visitor() }),
    'simulateur.too-many-readers': async () => ({ visitor: server().visitor() }),
    'infosquote-read.kept': async () => {
      const visitor = server().visitor();
      await visitor.send(calls['infosquote/update'], { body: { version: 0, brouillon: draftOf() } });
      return { visitor };
    },
    'infosquote-read.none': async () => ({ visitor: server().visitor() }),
    'infosquote-update': async () => ({ visitor: server().visitor() }),
    'infosquote-update.changed-elsewhere': async () => ({ visitor: server().visitor() }),
    'infosquote-reset': async () => ({ visitor: server().visitor() }),
    'commande.quote': async () => ({ visitor: server().visitor() }),
    'commande.incomplete': async () => ({ visitor: server().visitor() }),
    'quotation-read.open': async () => detailed(server, 'quoteOffice', publicBuyerDetails),
    'quotation-read.declined': async () => {
      const { visitor, read } = await buyer(server(), 'quoteDeclined');
      return { visitor, body: { referenceDevis: (await read()).reference } };
    },
    'quotation-order': async () => quoted(server, 'quoteAccepted'),
    'quotation-order.not-accepted': async () => quoted(server),
    'quotation-offer': async () => quoted(server),
    'quotation-offer.of-the-publisher': async () => quoted(server, 'quoteOffice'),
    'quotation-details': async () => quoted(server),
    'quotation-details.public-buyer': async () => quoted(server),
    'quotation-details.incomplete': async () => quoted(server),
    'quotation-share': async () => shown(server, 'quoteOpen'),
    'quotation-share.expired': async () => shown(server, 'quoteExpired'),
    'quotation-accept': async () => {
      const { visitor, body } = await detailed(server, 'quoteOpen', publicBuyerDetails);
      return { visitor, body: { ...body, version: 2 } };
    },
    'quotation-accept.stale': async () => quoted(server, 'quoteExpired'),
    'quotation-accept.incomplete': async () => quoted(server),
    'quotation-decline': async () => quoted(server),
    'quotation-decline.incomplete': async () => quoted(server),
    'quotation-ask-for-change': async () => quoted(server, 'quoteOffice'),
  };
}
