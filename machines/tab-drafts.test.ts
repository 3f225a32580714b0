/** The drafts that test control puts into a tab. */
import type { AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { createAccountDraftRules, freshAccount } from './auth/create-account/create-account.draft.ts';
import { createAccountMachine } from './auth/create-account/create-account.machine.ts';
import { forgottenPasswordDraftRules, freshForgotten } from './auth/forgotten-password/forgotten-password.draft.ts';
import { forgottenPasswordMachine } from './auth/forgotten-password/forgotten-password.machine.ts';
import { contactDraftRules, freshContact } from './contact/contact.draft.ts';
import { contactMachine } from './contact/contact.machine.ts';
import { structureHash } from './engine/chart.ts';
import type { DraftRules } from './engine/funnel.ts';
import { freshReader, readerDraftRules } from './licence/reader-form/reader-form.draft.ts';
import { readerFormMachine } from './licence/reader-form/reader-form.machine.ts';
import { freshReaderImport, readerImportDraftRules } from './licence/reader-import/reader-import.draft.ts';
import { readerImportMachine } from './licence/reader-import/reader-import.machine.ts';
import { freshSignup, newsletterSignupDraftRules } from './newsletter/newsletter-signup/newsletter-signup.draft.ts';
import { newsletterSignupMachine } from './newsletter/newsletter-signup/newsletter-signup.machine.ts';
import { freshQuoteRequest, quoteRequestDraftRules } from './quote-request/quote-request.draft.ts';
import { quoteRequestMachine } from './quote-request/quote-request.machine.ts';

/** A chart, and the draft of a fresh visit as a server that imports no chart writes it. */
function row<Draft>(machine: AnyStateMachine, { version, lifetime }: DraftRules<Draft>, fresh: Draft) {
  return [machine.id, { version, lifetime, structureHash: structureHash(machine), fresh }] as const;
}

const drafts = Object.fromEntries<object>([
  row(createAccountMachine, createAccountDraftRules, freshAccount),
  row(forgottenPasswordMachine, forgottenPasswordDraftRules, freshForgotten),
  row(newsletterSignupMachine, newsletterSignupDraftRules, freshSignup()),
  row(quoteRequestMachine, quoteRequestDraftRules, freshQuoteRequest('', null)),
  row(contactMachine, contactDraftRules, freshContact('')),
  row(readerFormMachine, readerDraftRules, freshReader('')),
  row(readerImportMachine, readerImportDraftRules, freshReaderImport('')),
]);

test('the drafts of test control are those of fresh visits', async () => {
  await expect(`${JSON.stringify(drafts, null, 2)}\n`).toMatchFileSnapshot('../server/test-control/tab-drafts.json');
});
