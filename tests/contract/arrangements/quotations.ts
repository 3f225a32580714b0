import { calls } from '../../../src/contract/calls.ts';
import type { QuotationScenario } from '../quotations.ts';
import { buyer, details, keepDetails } from '../quotations.ts';
import { draftOf } from '../quote-requests.ts';
import type { Arranged, Arrangements, TheDesk } from './arranged.ts';
import { someone } from './arranged.ts';

const publicBuyerDetails = {
  ...details,
  publicBuyer: { siret: '73282932000074', serviceCode: 'SRV-12', engagementNumber: '' },
};

/** Somebody who shows their quotation, whatever its version. */
async function shown(desk: TheDesk, name: QuotationScenario): Promise<Arranged> {
  const { visitor, id } = await buyer(desk(), name);
  return { visitor, body: { aboIId: id } };
}

/** Somebody who has their quotation before them. */
async function quoted(desk: TheDesk, name: QuotationScenario = 'quoteOpen'): Promise<Arranged> {
  const { visitor, id, read } = await buyer(desk(), name);
  return { visitor, body: { aboIId: id, version: (await read()).version } };
}

/** Somebody who has said in their quotation who buys. */
async function detailed(desk: TheDesk, name: QuotationScenario, kept = details): Promise<Arranged> {
  const person = await buyer(desk(), name);
  await keepDetails(person, 1, kept);
  return { visitor: person.visitor, body: { aboIId: person.id } };
}

/** Prices, requests for a quote, and quotations. */
export function quotationArrangements(desk: TheDesk): Arrangements {
  return {
    'simulateur.france': async () => ({ visitor: desk().visitor() }),
    'simulateur.reverse-charge': async () => ({ visitor: desk().visitor() }),
    'simulateur.too-many-readers': async () => ({ visitor: desk().visitor() }),
    'infosquote-read.kept': async () => {
      const visitor = desk().visitor();
      await visitor.send(calls['infosquote/update'], { body: { version: 0, brouillon: draftOf() } });
      return { visitor };
    },
    'infosquote-read.none': async () => ({ visitor: desk().visitor() }),
    'infosquote-update': async () => ({ visitor: desk().visitor() }),
    'infosquote-update.changed-elsewhere': async () => ({ visitor: desk().visitor() }),
    'infosquote-reset': async () => ({ visitor: desk().visitor() }),
    'commande.quote': async () => ({ visitor: desk().visitor() }),
    'commande.incomplete': async () => ({ visitor: desk().visitor() }),
    'quotation-read.open': async () => detailed(desk, 'quoteOffice', publicBuyerDetails),
    'quotation-read.declined': async () => {
      const { visitor, read } = await buyer(desk(), 'quoteDeclined');
      return { visitor, body: { referenceDevis: (await read()).reference } };
    },
    'quotation-read.unknown': async () => someone(desk),
    'quotation-start': async () => someone(desk),
    'quotation-start.too-many-readers': async () => someone(desk),
    'quotation-order': async () => quoted(desk, 'quoteAccepted'),
    'quotation-order.not-accepted': async () => quoted(desk),
    'quotation-offer': async () => quoted(desk),
    'quotation-offer.of-the-publisher': async () => quoted(desk, 'quoteOffice'),
    'quotation-details': async () => quoted(desk),
    'quotation-details.public-buyer': async () => quoted(desk),
    'quotation-details.incomplete': async () => quoted(desk),
    'quotation-share': async () => shown(desk, 'quoteOpen'),
    'quotation-share.expired': async () => shown(desk, 'quoteExpired'),
    'quotation-accept': async () => {
      const { visitor, body } = await detailed(desk, 'quoteOpen', publicBuyerDetails);
      return { visitor, body: { ...body, version: 2 } };
    },
    'quotation-accept.stale': async () => quoted(desk, 'quoteExpired'),
    'quotation-accept.incomplete': async () => quoted(desk),
    'quotation-decline': async () => quoted(desk),
    'quotation-decline.incomplete': async () => quoted(desk),
    'quotation-ask-for-change': async () => quoted(desk, 'quoteOffice'),
  };
}
