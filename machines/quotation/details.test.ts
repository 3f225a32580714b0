/** Saving addresses that were typed for a quotation in the account. */
import { create, string, type as having } from 'superstruct';
import { expect, test } from 'vitest';
import { replayLine } from '../engine/model/replay.ts';
import { stateName } from '../engine/step.ts';
import type { PlaceDraft } from '../../validation/forms/quotation.ts';
import { addressToKeep, beginDetails, draftWithKept, freshQuotationDraft } from './quotation.draft.ts';
import { addressBooks, quotations, typedAddresses } from './quotation.fixtures.ts';
import { quotationChart } from './quotation.samples.ts';

const toDetails = 'link > readQuotation:done.open > offer.confirmed > readAddresses:done.two';
const saved = `${toDetails} > details.changed:typed > details.confirmed > saveDetails:done.saved`;
const kept = `${saved} > saveAddress:done.delivery > saveAddress:done.billing`;

const change = having({ address: having({ street: string() }) });

/** The end of a replay line, and the addresses that it saved. */
async function play(line: string) {
  const replay = await replayLine(quotationChart, line);
  const { value, context } = replay.snapshot();
  const questions = replay.asked.filter(({ port }) => port === 'saveAddress');
  return {
    state: stateName(value),
    context,
    streets: questions.map(({ input }) => create(input, change).address.street),
  };
}

const { billing, delivery } = typedAddresses;

test('typed addresses are saved after the details, the billing address last, which selects it', async () => {
  expect((await play(saved.replace(' > saveDetails:done.saved', ''))).streets).toEqual([]);
  const { state, streets, context } = await play(kept);
  expect([state, streets]).toEqual(['open.check.reviewing', [delivery.street, billing.street]]);
  expect(context).toMatchObject({
    notice: null,
    addresses: { addresses: [{}, {}, delivery, billing] },
    draft: { details: { billing: { chosen: billing }, delivery: { chosen: delivery } } },
  });
});

test('an address is saved once, and a chosen one is not saved again', async () => {
  expect((await play(`${kept} > details.reopened > details.confirmed > saveDetails:done.saved`)).streets).toHaveLength(
    2,
  );
  const chosen = await play(`${toDetails} > details.changed:complete > details.confirmed > saveDetails:done.saved`);
  expect([chosen.state, chosen.streets]).toEqual(['open.check.reviewing', []]);
});

test('a failure to save an address is reported, and does not block the order', async () => {
  const { state, context } = await play(`${saved} > saveAddress:failed.offline`);
  expect(state).toBe('open.check.reviewing');
  expect(context).toMatchObject({ notice: 'addressNotKept', quotation: { details: {} } });
});

/** The draft of a form with typed billing and delivery addresses. */
function draftOf(change: { readonly billing?: Partial<PlaceDraft>; readonly delivery?: Partial<PlaceDraft> }) {
  const form = beginDetails(
    quotations.open,
    { civility: 2, lastName: 'de la CROIX', firstName: 'Amina' },
    { addresses: [], selectedId: null },
  );
  const details = {
    ...form,
    isDeliveredToBilling: change.delivery === undefined,
    billing: { ...form.billing, typed: billing, ...change.billing },
    delivery: { ...form.delivery, typed: delivery, ...change.delivery },
  };
  return { ...freshQuotationDraft('seed'), details };
}

test('addressToKeep returns the typed addresses that the person wants to save', () => {
  expect(addressToKeep(draftOf({}))).toEqual(billing);
  expect(addressToKeep(draftOf({ billing: { isToBeKept: false } }))).toBeNull();
  expect(addressToKeep(draftOf({ billing: { isToBeKept: false }, delivery: {} }))).toEqual(delivery);
  expect(addressToKeep(draftOf({ delivery: { isToBeKept: false } }))).toEqual(billing);
});

test('an address typed twice is saved once', () => {
  const draft = draftOf({ delivery: { typed: billing } });
  const book = { addresses: [{ ...billing, id: 7 }], selectedId: 7 };
  expect(addressToKeep(draftWithKept(draft, billing, book))).toBeNull();
});

test('a back end that selects no address gets no endless requests', () => {
  const left = draftWithKept(draftOf({}), billing, { ...addressBooks.none });
  expect(addressToKeep(left)).toBeNull();
  expect(left.details?.billing.typed).toEqual(billing);
});

test('an address of the quotation is not offered for saving again', () => {
  const form = beginDetails(quotations.detailed, null, addressBooks.none);
  expect(form.billing).toMatchObject({ chosen: null, isToBeKept: false });
});
