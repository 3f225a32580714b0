import { parseArgs } from 'node:util';
import { locales } from '../../machines/domain/locale.ts';
import { vatMentions } from '../../machines/domain/vat.ts';
import { visitEmbeddedDatabase } from '../core/db/embedded-database.ts';
import { standardLog } from '../core/log.ts';
import { openServices } from '../core/open-services.ts';
import { Opened } from '../core/opened.ts';
import type { Services } from '../core/services.ts';
import { readSettings } from '../core/settings.ts';
import { StartError } from '../core/start-error.ts';
import { readMailDocument } from '../routes/read-document.ts';
import { auditReport } from './audit.ts';
import { contactNumberOf, eraseContact, listContacts } from './contact.ts';
import { chorusCommandOf } from './chorus.ts';
import { creditCommandOf } from './credit-order.ts';
import type { Order } from './invoice.ts';
import { bankAccountOf, issuerChangeOf, setBankAccount, setIssuer, showIssuer } from './issuer.ts';
import { runDatabaseCommand } from './database-commands.ts';
import { exportFile } from './import.ts';
import { exportInvoice, issueInvoice } from './invoice.ts';
import { listDeletions } from './deletion.ts';
import { mailCommandOf } from './mail.ts';
import type { Options } from './options.ts';
import { addresseeOf, count, currencyOf, hundredths, oneOf } from './options.ts';
import { listOrders, showOrder } from './order.ts';
import { failTransfer, settleTransfer, transferOf } from './payment.ts';
import { listDisputes } from './dispute.ts';
import { refundCommandOf } from './refund.ts';
import type { RequestOptions } from './request.ts';
import { acceptRequest, listRequests, rejectRequest, showRequest } from './request.ts';
import { changeOf, hide, listQuotations, offer, offerAgain, offeringOf, withdraw } from './quotation.ts';

const usage = `What staff do, on the data that the server's settings name, beside a running server or without one:

  npm run office -- import FILE [--dry-run]    fills the database with a publisher: site, issuer, catalogue, prices, bank
                                               accounts, countries, networks, legal pages (YAML or JSON, such as
                                               server/seed/demo.yaml). All of it or nothing; says what changes
  npm run office -- export [FILE]              writes the publisher of the database as such a file, or prints it
  npm run office -- backup DIR                 copies the database into a new folder, while servers use it
  npm run office -- restore DIR [--replace]    makes an empty database say what a copy says, once its servers are stopped,
                                               and audits it; with --replace, deletes what it holds first
  npm run office -- mail list [--failed]       lists outgoing mail, or what was given up: refused by the mail server, or
                                               tried in vain for four days
  npm run office -- mail NUMBER                shows one
  npm run office -- mail resend NUMBER         sends one again that was not sent
  npm run office -- invoice issue --to EMAIL --amount 312.40
      [--currency EUR|USD|GBP] [--vat 2.1 | --no-vat ${vatMentions.join('|')}] [--label TEXT] [--locale fr|en]
                                               issues an invoice (amount before VAT, VAT in per cent,
                                               or why there is none),
                                               sends its mail and prints a link that opens it
  npm run office -- invoice export NUMBER      prints the Factur-X XML of an invoice or a credit note
      [--pdf FILE]                             or writes its PDF (PDF/A-3), with the XML embedded
  npm run office -- invoice credit NUMBER (--amount 120.00 | --line 2 [--line 3]) --reason TEXT
                                               credits a part, an amount with VAT or lines; refunds what was paid for it
  npm run office -- chorus list                invoices of French public bodies: those to deposit on Chorus Pro first
  npm run office -- chorus deposited NUMBER --reference TEXT
                                               writes down the deposit of an invoice and its number, and tells the buyer
  npm run office -- chorus rejected NUMBER --reason TEXT
                                               writes down that Chorus Pro rejected it, and tells the buyer; it can be
                                               deposited again
  npm run office -- credit-note issue INVOICE --reason TEXT
                                               undoes an invoice, or what is left of it: issues a credit note,
                                               sends it and prints a link that opens it
  npm run office -- quotation list             lists quotations
  npm run office -- quotation issue --to EMAIL --publications 11,16
      [--licence professional|global|independent|media|morning] [--readers 5] [--months 3|6|12|24]
      [--currency EUR|USD|GBP] [--discount 10 | --prices 940,1040] [--note TEXT] [--days 30] [--locale fr|en]
                                               makes an offer (discount in per cent off the list, or a price
                                               before VAT for each publication) and sends its mail
  npm run office -- quotation reissue REFERENCE [the same options, but --to and --locale]
                                               puts another offer in its place and sends it
  npm run office -- quotation withdraw REFERENCE
  npm run office -- quotation hide REFERENCE   closes the links by which it is shown
  npm run office -- request list [--state pending|cancelled|accepted|automaticallyAccepted|rejected|partlyAccepted|all]
                                               requests for modifications; those that await a decision
  npm run office -- request show REFERENCE     what one asks for, line by line, and what has happened to it
  npm run office -- request accept REFERENCE [--reject 3,7 --reason TEXT | --reject '3=TEXT' …] [--by NAME]
                                               accepts it, but for lines that are rejected; tells the person, and
                                               their open pages
  npm run office -- request reject REFERENCE --reason TEXT [--by NAME]
                                               rejects all of it. Requests are told with --json, too
  npm run office -- deletion list              accounts that are to be deleted, and when
  npm run office -- contact list               people known by an address only, and what is known of each; those kept apart
                                               can no longer be claimed by an account
  npm run office -- contact erase NUMBER       deletes one with all that is known of it
  npm run office -- issuer show                who issues invoices, and where transfers go
  npm run office -- issuer set [--name NAME] [--legal-form SAS] [--capital '40 000 €'] [--siren NUMBER]
      [--register TOWN] [--vat NUMBER] [--address 'LINE | LINE | LINE']
                                               who issues from now on; what is issued stays as it is
  npm run office -- issuer account --holder NAME --iban IBAN --bic BIC --bank NAME [--currency EUR|USD|GBP]
  npm run office -- order list                 orders of which money is still expected, with what is awaited
  npm run office -- order show REFERENCE       what came for one, what it paid, what goes back, what is awaited
  npm run office -- payment settle REFERENCE [--amount 312.40] [--currency EUR|USD|GBP] [--reference TEXT]
                                               writes down that a bank transfer came; without an amount, all that
                                               is due. Too little: the rest is asked for. Too much: the rest is a
                                               refund to send. Another currency: a refund to decide about.
                                               Another amount is another transfer; of two of the same amount the
                                               bank's reference tells the second from the first
  npm run office -- payment fail REFERENCE     writes down that it, or what is left of it, will not come
  npm run office -- refund list                money to give back: what is to be done first
  npm run office -- refund sent NUMBER --reference TEXT
                                               writes down that the bank has sent one, and tells the buyer
  npm run office -- refund return NUMBER       another currency: it goes back
  npm run office -- refund keep NUMBER --amount 295.00
                                               or counts as so much of the currency that was asked for
  npm run office -- dispute list               payments that buyers dispute with their bank: those to answer first
  npm run office -- audit [--days N]           compares the provider's ledger with the books: all, or the last N days;
                                               names what is different, and ends with 1 where something is`;

function orderOf(options: Options): Order {
  const { amount = '', vat = '2.1', label = 'Abonnement', locale = 'fr', 'no-vat': mention } = options;
  const vatRate = mention === undefined ? hundredths(vat, 'vat') : 0;
  if (mention === undefined && vatRate === 0) throw new StartError('Say why there is no VAT: --no-vat, not --vat 0.');
  return {
    email: addresseeOf(options),
    net: hundredths(amount, 'amount'),
    currency: currencyOf(options),
    vatRate,
    vatMention: mention === undefined ? null : oneOf(mention, 'no-vat', vatMentions),
    label,
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
        licence: option,
        readers: option,
        months: option,
        discount: option,
        prices: option,
        note: option,
        pdf: option,
        days: option,
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

/** The transfer command in the arguments; `null` if there is none. Throws a `StartError`. */
function paymentCommandOf(action: string | undefined, reference: string | undefined, options: Options): Command | null {
  if (reference === undefined) return null;
  if (action === 'fail') return (services) => failTransfer(services, reference);
  if (action !== 'settle') return null;
  const transfer = transferOf(options);
  return (services) => settleTransfer(services, reference, transfer);
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
    values: { reject, line = [], json, failed, 'dry-run': _, replace: __, ...values },
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
  const credit = creditCommandOf(what, action, { ...values, line, number: reference });
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
