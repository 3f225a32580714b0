/** Billing details that are asked for are on what is made of them, or they are refused with a reason. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedBilling } from '../../domain/subscription-order.ts';
import { formatCountry } from '../../server/core/i18n/format.ts';
import { calls } from '../../contract/calls.ts';
import { plain } from '../support/read-pdf.ts';
import { pdfOf } from './document-forms.ts';
import { newKey } from './orders.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import type { Subscriber } from './subscriptions.ts';
import { billed, checkoutOf, orderSubscription, payable, subscriber } from './subscriptions.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  server = await openServer();
  office = officeOf(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

/** Details that differ from the known ones in each field that the check page shows. */
const address = {
  organisme: 'Comptoir des Dunes SA',
  destinataire: 'Ismaël Ferhat-Vidal',
  rue: '14, quai des Brouettes',
  complement: 'Escalier D',
  codePostal: '1050',
  ville: 'Ixelles',
  pays: 'BE',
};
const numbers = { numeroTVA: 'BE0428759497', numeroCommande: 'BC-2026-4417' };
const given = billed(address, numbers);

/** Each given field as documents print it. */
const printed = [...Object.values({ ...address, pays: formatCountry(address.pays, 'fr') }), ...Object.values(numbers)];

async function byTransfer(who: Subscriber): Promise<string> {
  const answer = await orderSubscription(who, await checkoutOf(who, 'virement'));
  if (answer.kind !== 'transfer') throw new Error(`Ordered, and got ${answer.kind}`);
  return answer.transfer.payment;
}

async function invoiceReference({ visitor, id }: Subscriber): Promise<string> {
  const { subscription } = await server.subscriptionBooks(id);
  const reading = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
  const invoices = reading.kind === 'list' ? reading.invoices : [];
  return invoices.find((each) => each.id === subscription.invoice_id)?.reference ?? '';
}

type Stages = Readonly<Record<string, (who: Subscriber) => Promise<unknown>>>;

const open: Stages = { 'before it is ordered': async () => null, 'while a transfer is awaited': byTransfer };

const fixed: Stages = {
  'a part was received': async (who) => office.settle(await byTransfer(who), { minor: 20_000 }),
  'a part was credited': async (who) => {
    await byTransfer(who);
    return office.credit(await invoiceReference(who), { kind: 'amount', minor: 20_000 });
  },
};

describe('the billing details of a subscription', () => {
  it.each(Object.entries(open))('are printed on its invoice, field by field, %s', async (_stage, act) => {
    const who = await subscriber(server);
    await act(who);
    await orderSubscription(who, await checkoutOf(who, 'virement', given));
    const pdf = plain(await pdfOf(who.visitor, 'invoice', await invoiceReference(who), 'fr'));
    expect(printed.filter((text) => !pdf.includes(plain(text)))).toEqual([]);
  });

  it.each(Object.entries(fixed))('are refused by both calls, which name the payer, once %s', async (_stage, act) => {
    const who = await subscriber(server);
    await act(who);
    const known = await payable(who);
    const payer = fixedBilling(known)?.address.recipient ?? 'nobody';
    const question = { aboIId: who.id, facturation: given };
    const order = { ...question, moyen: 'virement', version: known.version };
    const answers = [
      await who.visitor.send(calls['subscriptionsv2/onlinesubscription'], { body: question }),
      await who.visitor.send(calls['online/checkout'], { body: order }, { key: newKey() }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.feedback]).toEqual([409, expect.stringContaining(payer)]);
    }
    expect(await payable(who)).toEqual(known);
  });
});
