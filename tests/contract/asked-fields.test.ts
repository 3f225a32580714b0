/** Each field that a check page shows is on what is made of it: the order, its invoice, and the emails. */
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuotationDetails } from '../../domain/quotation.ts';
import { fieldsOf } from '../../validation/form.ts';
import { billingForm } from '../../validation/forms/billing.ts';
import { detailsForm } from '../../validation/forms/quotation.ts';
import { offerForm } from '../../validation/forms/quote-request.ts';
import { requesterForm } from '../../validation/forms/requester.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { calls } from '../../contract/calls.ts';
import { QuotationDocument } from '../../src/features/quotation/quotation-document.tsx';
import { plain } from '../support/read-pdf.ts';
import { drawn, emailOf, listed, missing, pdfOf } from './document-forms.ts';
import { payByCard } from './hosted-page.ts';
import { newKey } from './orders.ts';
import { signedIn } from './people.ts';
import { wanted } from './quotations.ts';
import { orderByCard } from './subscriptions.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** The text by which each field is found: a field of the form that has none fails. */
type Given = Readonly<Record<string, string>>;

function requireAll(form: Parameters<typeof fieldsOf>[0], given: Given): void {
  expect(Object.keys(given).toSorted()).toEqual([...fieldsOf(form).keys()].toSorted());
}

/** The missing fields, by form of a document. */
function missingFields(given: Given, forms: Readonly<Record<string, string>>) {
  return missing(Object.values(given).map(plain), forms);
}

/** Those fields whose names begin so. */
const partOf = (given: Given, ...names: readonly string[]): Given =>
  Object.fromEntries(Object.entries(given).filter(([field]) => names.some((name) => field.startsWith(name))));

/** The text of the office’s email about an order or a request. */
async function officeMail(reference: string): Promise<string> {
  const mails = await server.mail('abonnements@example.fr');
  const mail = mails.findLast(({ message_source: source }) => source.includes(reference));
  const parts = mail ? readMessage(mail.message_source).parts : [];
  return parts.find(({ type }) => type.startsWith('text/plain'))?.text ?? '';
}

const siteOf = (visitor: Awaited<ReturnType<typeof signedIn>>) => visitor.ask(calls.infossiteweb, {}, { locale: 'fr' });

describe('a field that is asked for', () => {
  it('with the order of a quote is on the order, its invoice, and the emails to the buyer and the office', async () => {
    const details: QuotationDetails = {
      identity: { civility: 2, lastName: 'FERHAT-VIDAL', firstName: 'Ismaëlle' },
      billing: {
        organisation: 'Comptoir des Dunes',
        recipient: 'Service des achats',
        street: '14, quai des Brouettes',
        complement: 'Escalier D',
        postalCode: '69002',
        city: 'Lyon',
        country: 'FR',
      },
      delivery: {
        organisation: 'Antenne du Large',
        recipient: 'Salle de lecture',
        street: '3, rue du Phare',
        complement: 'Porte bleue',
        postalCode: '00184',
        city: 'Rome',
        region: 'RM',
        country: 'IT',
      },
      vatNumber: 'FR40303265045',
      purchaseOrder: 'BC-2026-4417',
      publicBuyer: { siret: '35600000000048', serviceCode: 'DOC-2', engagementNumber: 'EJ-4471' },
    };
    const given: Given = {
      'identity.civility': 'Mme',
      'identity.firstName': 'Ismaëlle',
      'identity.lastName': 'Ferhat-Vidal',
      'billing.organisation': 'Comptoir des Dunes',
      'billing.recipient': 'Service des achats',
      'billing.street': '14, quai des Brouettes',
      'billing.complement': 'Escalier D',
      'billing.postalCode': '69002',
      'billing.city': 'Lyon',
      // French addresses have none.
      'billing.region': '',
      'billing.country': 'France',
      'delivery.organisation': 'Antenne du Large',
      'delivery.recipient': 'Salle de lecture',
      'delivery.street': '3, rue du Phare',
      'delivery.complement': 'Porte bleue',
      'delivery.postalCode': '00184',
      'delivery.city': 'Rome',
      'delivery.region': 'RM',
      'delivery.country': 'Italie',
      vatNumber: 'FR40303265045',
      purchaseOrder: 'BC-2026-4417',
      'publicBuyer.siret': '35600000000048',
      'publicBuyer.serviceCode': 'DOC-2',
      'publicBuyer.engagementNumber': 'EJ-4471',
    };
    requireAll(detailsForm, given);
    const scenario = await server.scenario({ name: 'quoteOpen' });
    const visitor = await signedIn(server, scenario);
    const id = scenario.subscription?.id ?? 0;
    const read = () => visitor.ask(calls['quotation/read'], { body: { kind: 'id', id } });
    await visitor.ask(calls['quotation/details'], { body: { id, version: (await read()).version, details } });
    await visitor.ask(calls['quotation/accept'], { body: { id, version: (await read()).version } });
    await visitor.ask(calls['quotation/order'], { body: { id, version: (await read()).version } }, { key: newKey() });

    const quotation = await read();
    const site = await siteOf(visitor);
    expect(
      missingFields(given, {
        print: drawn(createElement(QuotationDocument, { quotation, site }), 'fr', site.timeZone),
        pdf: await pdfOf(visitor, 'quote', quotation.reference, 'fr'),
        buyer: await emailOf(server, scenario, 'quotation-ordered'),
        office: await officeMail(quotation.reference),
      }),
    ).toEqual({});
    const invoiced = partOf(given, 'billing', 'delivery', 'vatNumber', 'purchaseOrder', 'publicBuyer');
    const pdf = await pdfOf(visitor, 'invoice', quotation.invoice?.reference ?? '', 'fr');
    expect(missingFields(invoiced, { pdf })).toEqual({});
  });

  it('with a request for a quote is in the email to the office, by which the quote is made', async () => {
    const { pubSIds, ...offer } = { pubSIds: [11, 16], typeLicence: 'globale', nombreLecteurs: 23, dureeMois: 24 };
    const visitor = server.visitor();
    const requester: Given = {
      civility: 'M.',
      firstName: 'Ismaël',
      lastName: 'Ferhat-Vidal',
      organisation: 'Comptoir des Dunes',
      jobTitle: 'Documentaliste',
      email: 'ismael.ferhat@example.org',
      phone: '+32 2 555 01 23',
      country: 'Belgique',
      vatNumber: 'BE0428759497',
      source: 'Une recherche sur Internet',
    };
    const asked: Given = {
      readers: '23',
      months: '24 mois',
      currency: '$US',
      publicationIds: 'Le Courrier des Lagunes et Base de données « Qui est qui »',
      licence: 'Globale',
    };
    requireAll(requesterForm, requester);
    requireAll(offerForm, asked);
    const row = calls['subscriptions/commande'];
    const body = row.request.decode({
      typeDemande: 'devis',
      offre: { pubSIds, ...offer, devise: 'USD' },
      demandeur: {
        civilite: 1,
        nom: requester['lastName'],
        prenom: requester['firstName'],
        organisme: requester['organisation'],
        fonction: requester['jobTitle'],
        email: requester['email'],
        telephone: requester['phone'],
        pays: 'BE',
        numeroTVA: requester['vatNumber'],
        sourceAcquisition: 'rechercheInternet',
      },
    });
    const { reference } = await visitor.ask(row, { body }, { key: newKey() });
    expect(missingFields({ ...requester, ...asked }, { office: await officeMail(reference) })).toEqual({});
  });

  it('with a purchase is on its order, its invoice, and the email to the office', async () => {
    const given: Given = {
      'address.organisation': 'Comptoir des Dunes SA',
      'address.recipient': 'Ismaël Ferhat-Vidal',
      'address.street': '14, quai des Brouettes',
      'address.complement': 'Escalier D',
      'address.postalCode': '1050',
      'address.city': 'Ixelles',
      // Belgian addresses have none.
      'address.region': '',
      'address.country': 'Belgique',
      vatNumber: 'BE0428759497',
      purchaseOrder: 'BC-2026-4417',
    };
    requireAll(billingForm, given);
    const scenario = await server.scenario({ name: 'noInvoice' });
    const visitor = await signedIn(server, scenario);
    const { id } = await visitor.ask(
      calls['quotation/start'],
      { body: { offer: { ...wanted, readers: 2 } } },
      { key: newKey() },
    );
    const facturation = {
      adresse: {
        organisme: given['address.organisation'],
        destinataire: given['address.recipient'],
        rue: given['address.street'],
        complement: given['address.complement'],
        codePostal: given['address.postalCode'],
        ville: given['address.city'],
        pays: 'BE',
      },
      numeroTVA: given['vatNumber'],
      numeroCommande: given['purchaseOrder'],
    };
    const { url } = await orderByCard({ scenario, visitor, id }, facturation);
    await payByCard(visitor, url, { confirmation: 'beforeReturn' });

    const quotation = await visitor.ask(calls['quotation/read'], { body: { kind: 'id', id } });
    const site = await siteOf(visitor);
    const [invoice] = await listed(visitor, 'fr');
    expect(
      missingFields(given, {
        print: drawn(createElement(QuotationDocument, { quotation, site }), 'fr', site.timeZone),
        order: await pdfOf(visitor, 'quote', quotation.reference, 'fr'),
        invoice: await pdfOf(visitor, 'invoice', invoice?.reference ?? '', 'fr'),
        office: await officeMail(quotation.reference),
        receipt: await emailOf(server, scenario, 'payment-received'),
      }),
    ).toEqual({});
  });
});
