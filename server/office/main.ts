import { parseArgs } from 'node:util';
import { locales } from '../../domain/locale.ts';
import { vatMentions } from '../../domain/vat.ts';
import { visitEmbeddedDatabase } from '../core/db/embedded-database.ts';
import { standardLog } from '../core/log.ts';
import { openServices } from '../core/open-services.ts';
import { Opened, StartError } from '../core/start-stop.ts';
import type { Services } from '../core/services.ts';
import { readSettings } from '../core/settings.ts';
import { readMailDocument } from '../routes/read-document.ts';
import { auditReport } from './audit.ts';
import { contactNumberOf, eraseContact, listContacts } from './contact.ts';
import { chorusCommandOf } from './chorus.ts';
import { creditCommandOf } from './credit-order.ts';
import type { Order } from './invoice.ts';
import { bankAccountOf, issuerChangeOf, setBankAccount, setIssuer, showIssuer } from './issuer.ts';
import { runDatabaseCommand } from './database-commands.ts';
import { exportQuotation, exportReceipt, pdfFileOf } from './export-pdf.ts';
import { exportFile } from './import.ts';
import { exportInvoice, issueInvoice } from './invoice.ts';
import { listDeletions } from './deletion.ts';
import { mailCommandOf } from './mail.ts';
import type { Options } from './options.ts';
import { addresseeOf, count, currencyOf, hundredths, oneOf, periodOf } from './options.ts';
import { listOrders, showOrder } from './order.ts';
import type { TransferReport } from './payment.ts';
import { failTransfer, settleTransfer, transferOf } from './payment.ts';
import { importRates, keepRates, rateOf } from './rate.ts';
import { listDisputes } from './dispute.ts';
import { refundCommandOf } from './refund.ts';
import { usage } from './usage.ts';
import type { RequestOptions } from './request.ts';
import { acceptRequest, listRequests, rejectRequest, showRequest } from './request.ts';
import { scheduleCommandOf } from './schedule.ts';
import { changeOf, hide, listQuotations, offer, offerAgain, offeringOf, withdraw } from './quotation.ts';

function orderOf(options: Options): Order {
  const { amount = '', vat = '2.1', label = 'Abonnement', locale = 'fr', 'no-vat': mention } = options;
  const vatRate = mention === undefined ? hundredths(vat, 'vat') : 0;
  if (mention === undefined && vatRate === 0)
    throw new StartError('To invoice without VAT, give the reason with --no-vat, not --vat 0.');
  return {
    email: addresseeOf(options),
    net: hundredths(amount, 'amount'),
    currency: currencyOf(options),
    vatRate,
    vatMention: mention === undefined ? null : oneOf(mention, 'no-vat', vatMentions),
    label,
    period: periodOf(options),
    locale: oneOf(locale, 'locale', locales),
  };
}

const option = { type: 'string' } as const;

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        to: option,
        amount: option,
        currency: option,
        vat: option,
        'no-vat': option,
        reason: option,
        label: option,
        locale: option,
        publications: option,
        license: option,
        readers: option,
        months: option,
        discount: option,
        prices: option,
        note: option,
        pdf: option,
        days: option,
        from: option,
        until: option,
        on: option,
        rate: option,
        source: option,
        name: option,
        'legal-form': option,
        capital: option,
        siren: option,
        register: option,
        address: option,
        holder: option,
        iban: option,
        bic: option,
        bank: option,
        reference: option,
        state: option,
        by: option,
        reject: { type: 'string', multiple: true },
        line: { type: 'string', multiple: true },
        installment: { type: 'string', multiple: true },
        drop: { type: 'boolean' },
        again: { type: 'boolean' },
        json: { type: 'boolean' },
        failed: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        replace: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : 'Wrong arguments'}\n\n${usage}`);
  }
}

type Command = (services: Services) => Promise<readonly string[]>;

/** Commands about one quotation. */
const withQuotation = { withdraw, hide };

/** The quotation command in the arguments; `null` if there is none. Throws a `StartError`. */
function quotationCommandOf(
  action: string | undefined,
  reference: string | undefined,
  options: Options,
): Command | null {
  if (action === 'list') return listQuotations;
  if (action === 'issue') {
    const offering = offeringOf(options);
    return (services) => offer(services, offering);
  }
  if (reference === undefined) return null;
  if (action === 'reissue') {
    const change = changeOf(options);
    return (services) => offerAgain(services, reference, change);
  }
  if (action === 'export') {
    const file = pdfFileOf(options);
    return (services) => exportQuotation(services, reference, file);
  }
  return action === 'withdraw' || action === 'hide' ? (services) => withQuotation[action](services, reference) : null;
}

/** The issuer command in the arguments; `null` if there is none. Throws a `StartError`. */
function issuerCommandOf(action: string | undefined, options: Options): Command | null {
  if (action === 'show') return showIssuer;
  if (action === 'set') {
    const change = issuerChangeOf(options);
    return (services) => setIssuer(services, change);
  }
  if (action !== 'account') return null;
  const account = bankAccountOf(options);
  return (services) => setBankAccount(services, account);
}

/** Audits; the process ends with 1 if there are differences. Throws a `StartError`. */
function auditCommandOf({ days }: Options): Command {
  const number = days === undefined ? null : count(days, 'days');
  return async (services) => {
    const { agrees, lines } = await auditReport(services, number);
    if (!agrees) process.exitCode = 1;
    return lines;
  };
}

/** A command about a transfer; the process ends with 1 if it repeats an earlier one. */
function transferCommand(report: (services: Services) => Promise<TransferReport>): Command {
  return async (services) => {
    const { isRepeat, lines } = await report(services);
    if (isRepeat) process.exitCode = 1;
    return lines;
  };
}

/** The command about a payment in the arguments; `null` if there is none. Throws a `StartError`. */
function paymentCommandOf(action: string | undefined, reference: string | undefined, options: Options): Command | null {
  if (reference === undefined) return null;
  if (action === 'fail') return transferCommand((services) => failTransfer(services, reference));
  if (action === 'export') {
    const file = pdfFileOf(options);
    return (services) => exportReceipt(services, reference, file);
  }
  if (action !== 'settle') return null;
  const transfer = transferOf(options);
  return transferCommand((services) => settleTransfer(services, reference, transfer));
}

/** The command about rates of exchange in the arguments; `null` if there is none. Throws a `StartError`. */
function rateCommandOf(action: string | undefined, file: string | undefined, options: Options): Command | null {
  if (action === 'import' && file !== undefined) return (services) => importRates(services, file);
  if (action !== 'set') return null;
  const rate = rateOf(options);
  return (services) => keepRates(services, [rate]);
}

/** The order command in the arguments; `null` if there is none. */
function orderCommandOf(action: string | undefined, reference: string | undefined): Command | null {
  if (action === 'list') return listOrders;
  return action === 'show' && reference !== undefined ? (services) => showOrder(services, reference) : null;
}

/** The contact command in the arguments; `null` if there is none. Throws a `StartError`. */
function contactCommandOf(action: string | undefined, number: string | undefined): Command | null {
  if (action === 'list') return listContacts;
  if (action !== 'erase' || number === undefined) return null;
  const id = contactNumberOf(number);
  return (services) => eraseContact(services, id);
}

/** Commands about one request. */
const withRequest = { show: showRequest, accept: acceptRequest, reject: rejectRequest };

/** The request command in the arguments; `null` if there is none. */
function requestCommandOf(
  action: string | undefined,
  reference: string | undefined,
  options: RequestOptions,
): Command | null {
  if (action === 'list') return (services) => listRequests(services, options);
  if (reference === undefined) return null;
  return action === 'show' || action === 'accept' || action === 'reject'
    ? (services) => withRequest[action](services, reference, options)
    : null;
}

/** The command in the arguments. Throws a `StartError` with the usage if there is none. */
function commandOf(): Command {
  const {
    values: {
      reject,
      line = [],
      installment = [],
      drop = false,
      again = false,
      json,
      failed,
      'dry-run': _,
      replace: __,
      ...values
    },
    positionals,
  } = parse();
  const [what, action, ...rest] = positionals;
  const mail = what === 'mail' ? mailCommandOf(action, rest[0], failed) : null;
  if (mail) return mail;
  if (what === 'export') return (services) => exportFile(services, action ?? null);
  if (what === 'invoice' && action === 'issue') {
    const order = orderOf(values);
    return (services) => issueInvoice(services, order);
  }
  const [reference] = rest;
  if (what === 'invoice' && action === 'export' && reference !== undefined) {
    return (services) => exportInvoice(services, reference, values.pdf);
  }
  if (what === 'invoice' && action === 'schedule' && reference !== undefined) {
    return scheduleCommandOf(reference, installment, drop, values.pdf);
  }
  const credit = creditCommandOf(what, action, { ...values, line, again, number: reference });
  if (credit) return credit;
  const quotation = what === 'quotation' ? quotationCommandOf(action, reference, values) : null;
  if (quotation) return quotation;
  const request =
    what === 'request'
      ? requestCommandOf(action, reference, { ...values, ...(reject && { reject }), ...(json && { json }) })
      : null;
  if (request) return request;
  if (what === 'deletion' && action === 'list') return listDeletions;
  const contact = what === 'contact' ? contactCommandOf(action, reference) : null;
  if (contact) return contact;
  const issuer = what === 'issuer' ? issuerCommandOf(action, values) : null;
  if (issuer) return issuer;
  const order = what === 'order' ? orderCommandOf(action, reference) : null;
  if (order) return order;
  const chorus = what === 'chorus' ? chorusCommandOf(action, reference, values) : null;
  if (chorus) return chorus;
  const rate = what === 'rate' ? rateCommandOf(action, reference, values) : null;
  if (rate) return rate;
  const payment = what === 'payment' ? paymentCommandOf(action, reference, values) : null;
  if (payment) return payment;
  if (what === 'audit' && action === undefined) return auditCommandOf(values);
  if (what === 'dispute' && action === 'list') return listDisputes;
  const refund = what === 'refund' ? refundCommandOf(action, reference, values) : null;
  if (refund) return refund;
  throw new StartError(usage);
}

async function run(opened: Opened): Promise<void> {
  if (await runDatabaseCommand(parse(), opened)) return;
  const command = commandOf();
  const settings = readSettings(process.env);
  const embedded = settings.directDatabaseUrl === null ? await visitEmbeddedDatabase(settings.dataDir) : null;
  if (embedded) opened.add(embedded.stop);
  const url = embedded?.url ?? settings.directDatabaseUrl ?? '';
  const opening = { settings, log: standardLog, url, isKnown: true, readDocument: readMailDocument } as const;
  const services = await openServices(opening, opened);
  for (const line of await command(services)) console.log(line);
}

const opened = new Opened();
try {
  await run(opened);
} catch (error) {
  process.exitCode = 1;
  if (error instanceof StartError) console.error(error.message);
  else standardLog.error('The command failed', error);
}
await opened.close();
process.exit();
