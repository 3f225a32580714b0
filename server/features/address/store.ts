import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely, Transaction } from 'kysely';
import type { AddressBook, AddressChange, KeptAddress, PostalAddress } from '../../../domain/address.ts';
import { isSameAddress, MOST_ADDRESSES, postalAddressOf } from '../../../domain/address.ts';
import { modificationType } from '../../../domain/enumerations.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { ModificationSubject } from '../../../domain/modification.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Schema } from '../../core/db/schema.ts';
import { notOffered } from '../catalogue/tariff.ts';
import { postalLines } from '../../core/i18n/party.ts';
import { openRequest } from '../modification/open-request.ts';
import { letThrough } from '../modification/settle.ts';
import type { Services } from '../../core/services.ts';
import { texts } from './texts.ts';

function columnsOf({ postalCode, ...address }: PostalAddress) {
  const { organisation, recipient, street, complement, city, region = null, country } = address;
  return { organisation, recipient, street, complement, postal_code: postalCode, city, region, country };
}

function addressOf({ id, ...address }: KeptAddress): KeptAddress {
  return { id, ...postalAddressOf(address) };
}

/** The addresses of an account, oldest first; one statement. */
export async function readAddresses(db: Kysely<Schema>, accountId: AccountId): Promise<AddressBook> {
  const rows = await db
    .selectFrom('addresses')
    .select(['id', 'organisation', 'recipient', 'street', 'complement', 'postal_code as postalCode', 'city', 'region'])
    .select(['country', 'is_selected'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return {
    addresses: rows.map(addressOf),
    selectedId: rows.find(({ is_selected: isSelected }) => isSelected)?.id ?? null,
  };
}

/** Inserts an address as it is. Returns its number. */
export async function insertAddress(
  db: Kysely<Schema>,
  accountId: AccountId,
  address: PostalAddress,
  isSelected = false,
): Promise<number> {
  const { id } = await db
    .insertInto('addresses')
    .values({ account_id: accountId, ...columnsOf(address), is_selected: isSelected })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks the account: changes of its addresses are serialised. */
async function lockAccount(trx: Transaction<Schema>, accountId: AccountId): Promise<void> {
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** An address as text, line by line. */
function textOf(address: PostalAddress, locale: Locale): ModificationSubject {
  return { kind: 'text', text: postalLines(address, locale).join('\n') };
}

/** Records a saved or changed address as a request that needs no approval (specification §3). */
async function recordChange(
  trx: Transaction<Schema>,
  services: Services,
  {
    accountId,
    before,
    after,
  }: { readonly accountId: AccountId; readonly before: PostalAddress | null; readonly after: PostalAddress },
): Promise<void> {
  const { locale } = await trx
    .selectFrom('accounts')
    .select('locale')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const id = await openRequest(trx, services, {
    accountId,
    subscriptionId: null,
    type: modificationType.addressMessage,
    lines: [{ before: before && textOf(before, locale), after: textOf(after, locale) }],
  });
  await letThrough(trx, services, id);
}

async function select(trx: Transaction<Schema>, accountId: AccountId, id: number): Promise<void> {
  const rows = trx.updateTable('addresses').where('account_id', '=', accountId);
  await rows.set({ is_selected: false }).where('id', '<>', id).execute();
  await rows.set({ is_selected: true }).where('id', '=', id).execute();
}

/** Inserts an address, or finds the same one, so that none is saved twice. Returns its number. */
async function add(trx: Transaction<Schema>, accountId: AccountId, address: PostalAddress): Promise<number> {
  const { addresses } = await readAddresses(trx, accountId);
  const same = addresses.find((kept) => isSameAddress(kept, address));
  if (same) return same.id;
  if (addresses.length >= MOST_ADDRESSES) {
    throw new CallFailure(422, { ...texts.tooMany, values: { most: MOST_ADDRESSES } });
  }
  return insertAddress(trx, accountId, address);
}

async function replace(trx: Transaction<Schema>, accountId: AccountId, id: number, address: PostalAddress) {
  const kept = await trx
    .updateTable('addresses')
    .set(columnsOf(address))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  if (!kept) throw new CallFailure(404, texts.unknown);
  return kept.id;
}

/**
 * Saves an address, selects it, and records the change. Throws a `CallFailure`: 404 for another account's address, 422
 * for a country that is not served, and above the maximum number.
 */
export async function saveAddress(
  services: Services,
  accountId: AccountId,
  { id, address }: AddressChange,
): Promise<AddressBook> {
  return services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const country = await trx
      .selectFrom('countries')
      .select('code')
      .where('code', '=', address.country)
      .executeTakeFirst();
    if (!country) throw notOffered('adresse.pays', 'country');
    const { addresses } = await readAddresses(trx, accountId);
    const kept = await (id === null ? add(trx, accountId, address) : replace(trx, accountId, id, address));
    const before = addresses.find((each) => each.id === kept) ?? null;
    if (!before || !isSameAddress(before, address)) {
      await recordChange(trx, services, { accountId, before, after: address });
    }
    await select(trx, accountId, kept);
    return readAddresses(trx, accountId);
  });
}

/** Selects a saved address. Throws a 404 `CallFailure` for another account's address. */
export async function selectAddress(
  { db }: Pick<Services, 'db'>,
  accountId: AccountId,
  id: number,
): Promise<AddressBook> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const { addresses } = await readAddresses(trx, accountId);
    if (!addresses.some((kept) => kept.id === id)) throw new CallFailure(404, texts.unknown);
    await select(trx, accountId, id);
    return readAddresses(trx, accountId);
  });
}

/**
 * Deletes a saved address; if it was the selected one, the oldest remaining is selected. Throws a 404 `CallFailure` for
 * another account's address.
 */
export async function deleteAddress(
  { db }: Pick<Services, 'db'>,
  accountId: AccountId,
  id: number,
): Promise<AddressBook> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const deleted = await trx
      .deleteFrom('addresses')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst();
    if (!deleted) throw new CallFailure(404, texts.unknown);
    const { addresses, selectedId } = await readAddresses(trx, accountId);
    const [oldest] = addresses;
    if (selectedId === null && oldest) await select(trx, accountId, oldest.id);
    return readAddresses(trx, accountId);
  });
}
