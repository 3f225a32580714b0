import type { Struct } from 'superstruct';
import { is, string } from 'superstruct';
import { compact } from '../../validation/rules/text.ts';
import { iban as ibanRule } from '../../validation/rules/iban.ts';
import { siren as sirenRule } from '../../validation/rules/company.ts';
import { vatNumber as vatNumberRule } from '../../validation/rules/vat-number.ts';
import type { Services } from '../core/services.ts';
import { readIssuer } from '../features/site/issuer.ts';
import { StartError } from '../core/start-stop.ts';
import type { Options } from './options.ts';
import { currencyOf } from './options.ts';

/** A number without its blanks; `undefined` if the option is missing. Throws a `StartError` for a wrong one. */
function numberOf(options: Options, name: string, rule: Struct<string, null>): string | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  if (!is(text, rule)) throw new StartError(`--${name} is wrong: check its characters.`);
  return compact(text);
}

/** The present issuer, and the accounts for transfers, as lines to read. */
export async function showIssuer({ db }: Services): Promise<readonly string[]> {
  const { name, address, vatNumber } = await readIssuer(db);
  const accounts = await db.selectFrom('bank_accounts').selectAll().orderBy('currency').execute();
  return [
    name,
    ...address,
    ...(vatNumber === null ? [] : [`VAT ${vatNumber}`]),
    ...accounts.map(({ currency, holder, iban, bic, bank }) => [currency, iban, bic, bank, holder].join('  ')),
  ];
}

/** A command's change of the issuer; fields that it does not name stay. Throws a `StartError` for a wrong number. */
export function issuerChangeOf(options: Options) {
  const { name, 'legal-form': legalForm, capital, register, address } = options;
  const lines = address?.split('|').map((line) => line.trim());
  return {
    name,
    legal_form: legalForm,
    share_capital: capital,
    register_town: register,
    address: lines && JSON.stringify(lines.filter(Boolean)),
    siren: numberOf(options, 'siren', sirenRule(string())),
    vat_number: numberOf(options, 'vat', vatNumberRule(string())),
  };
}

/** Changes the issuer of future documents; issued ones keep theirs. Returns its lines. */
export async function setIssuer(
  services: Services,
  change: ReturnType<typeof issuerChangeOf>,
): Promise<readonly string[]> {
  if (Object.values(change).some((value) => value !== undefined)) {
    await services.db.updateTable('issuers').set(change).execute();
  }
  return showIssuer(services);
}

/** A bank account from a command's options. Throws a `StartError` if one is missing or wrong. */
export function bankAccountOf(options: Options) {
  const { holder = '', bic = '', bank = '' } = options;
  const iban = numberOf(options, 'iban', ibanRule(string()));
  if (iban === undefined || [holder, bic, bank].includes('')) {
    throw new StartError('An account needs --holder, --iban, --bic and --bank.');
  }
  return { currency: currencyOf(options), holder, iban, bic: compact(bic), bank };
}

/** Sets the account to which transfers in a currency go. */
export async function setBankAccount(
  services: Services,
  account: ReturnType<typeof bankAccountOf>,
): Promise<readonly string[]> {
  const { currency: _, ...details } = account;
  await services.db
    .insertInto('bank_accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('currency').doUpdateSet(details))
    .execute();
  return showIssuer(services);
}
