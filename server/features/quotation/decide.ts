import type { Transaction } from 'kysely';
import { object } from 'superstruct';
import type { Moment } from '../../../domain/moment.ts';
import type { QuotationChanged, QuotationVersion, RefusalReason } from '../../../domain/quotation.ts';
import { UNSET_CIVILITY } from '../../../domain/enumerations.ts';
import { coordonnees, detailsFields } from '../../../contract/quotation-details.ts';
import type { CallFailure } from '../../core/rpc/call-failure.ts';
import { malformed } from '../../core/rpc/failures.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import type { Schema } from '../../core/db/schema.ts';
import { quotationChangeAcknowledged } from '../../core/mail/emails/quotation-change-acknowledged.ts';
import { quotationChangeAsked } from '../../core/mail/emails/quotation-change-asked.ts';
import { quotationDeclined } from '../../core/mail/emails/quotation-declined.ts';
import type { Services } from '../../core/services.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { OFFICE_LANGUAGE, readEmailLayout } from '../site/email-layout.ts';
import { acceptTerms } from '../site/terms.ts';
import { changeQuotation } from './change.ts';
import { readBuyer } from './issue.ts';
import { readQuotation } from './store.ts';

/** Billing details with all fields empty. */
const blank = {
  identite: { civilite: UNSET_CIVILITY, nom: '', prenom: '' },
  facturation: { organisme: '', destinataire: '', rue: '', complement: '', codePostal: '', ville: '', pays: '' },
  livraison: null,
  numeroTVA: '',
  numeroCommande: '',
  acheteurPublic: null,
};

/** The validation failure of a quotation without details: the same as for an empty form. */
function incomplete(): CallFailure {
  const [error] = object({ coordonnees }).validate({ coordonnees: blank });
  if (!error) throw new Error('Details are complete without anything in them');
  return malformed(error, detailsFields);
}

interface Decided {
  readonly state: 'accepted' | 'declined' | 'changeAsked';
  readonly reason: RefusalReason | null;
  readonly message: string;
  readonly at: Moment;
}

async function write(trx: Transaction<Schema>, id: number, { state, reason, message, at }: Decided): Promise<void> {
  await trx
    .updateTable('quotations')
    .set({ state, decline_reason: reason, message, decided_at: at })
    .where('subscription_id', '=', id)
    .execute();
}

/** Accepts a quotation, and with it the terms of sale. Throws a `CallFailure`: 404, 422 without billing details. */
export async function accept(
  services: Services,
  asked: QuotationVersion,
  { identity, locale }: CallContext,
): Promise<QuotationChanged> {
  const decided = { state: 'accepted', reason: null, message: '', at: services.clock.now().toISOString() } as const;
  return changeQuotation(services, {
    accountId: signedInAccount(identity).id,
    asked,
    locale,
    content: ['accept'],
    make: async (trx, { id, details }) => {
      if (!details) throw incomplete();
      await write(trx, id, decided);
      await acceptTerms(trx, id);
    },
  });
}

/** Declines a quotation, and emails the office the reason. Throws a 404 `CallFailure`. */
export async function decline(
  services: Services,
  { reason, message, ...asked }: QuotationVersion & { readonly reason: RefusalReason; readonly message: string },
  { identity, locale }: CallContext,
): Promise<QuotationChanged> {
  const { id: accountId } = signedInAccount(identity);
  const decided = { state: 'declined', reason, message, at: services.clock.now().toISOString() } as const;
  return changeQuotation(services, {
    accountId,
    asked,
    locale,
    content: ['decline', reason, message],
    make: async (trx, { id }) => {
      const quotation = await readQuotation(trx, services, { id, locale: OFFICE_LANGUAGE });
      await write(trx, id, decided);
      await trx.updateTable('subscriptions').set({ status: 'invalidQuote' }).where('id', '=', id).execute();
      const email = { buyer: await readBuyer(trx, accountId), quotation, reason, message };
      await services.mailer.enqueue(
        trx,
        quotationDeclined({ from: await readEmailLayout(trx, OFFICE_LANGUAGE), ...email }),
        { accountId },
      );
    },
  });
}

/** Asks the office for another quotation, and emails the buyer an acknowledgement. Throws a 404 `CallFailure`. */
export async function askForChange(
  services: Services,
  { message, ...asked }: QuotationVersion & { readonly message: string },
  { identity, locale }: CallContext,
): Promise<QuotationChanged> {
  const { id: accountId } = signedInAccount(identity);
  const { mailer, clock } = services;
  const decided = { state: 'changeAsked', reason: null, message, at: clock.now().toISOString() } as const;
  return changeQuotation(services, {
    accountId,
    asked,
    locale,
    content: ['askForChange', message],
    make: async (trx, quotation) => {
      const forOffice = await readQuotation(trx, services, { id: quotation.id, locale: OFFICE_LANGUAGE });
      await write(trx, quotation.id, decided);
      const email = { buyer: await readBuyer(trx, accountId), quotation, message };
      await mailer.enqueue(
        trx,
        quotationChangeAsked({ from: await readEmailLayout(trx, OFFICE_LANGUAGE), ...email, quotation: forOffice }),
        { accountId },
      );
      const from = await readEmailLayout(trx, locale);
      await mailer.enqueue(trx, quotationChangeAcknowledged({ from, locale, ...email }), { accountId });
    },
  });
}
