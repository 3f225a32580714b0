import { parseArgs } from 'node:util';
import { isLocale } from '../../machines/domain/locale.ts';
import { visitEmbeddedDatabase } from '../db/embedded-database.ts';
import { standardLog } from '../log.ts';
import { openServices } from '../open-services.ts';
import { Opened } from '../opened.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import type { Order } from './invoice.ts';
import { issueInvoice } from './invoice.ts';
import { listMail, readMail } from './mail.ts';
import { closeTransfer } from './payment.ts';

const usage = `What staff do, on the data that the server's settings name, beside a running server or without one:

  npm run office -- mail                       lists outgoing mail
  npm run office -- mail NUMBER                shows one
  npm run office -- invoice issue --to EMAIL --amount 312.40
      [--currency EUR|USD|GBP] [--vat 2.1] [--label TEXT] [--locale fr|en]
                                               issues an invoice (amount before VAT, VAT in per cent),
                                               sends its mail and prints a link that opens it
  npm run office -- payment settle REFERENCE   writes down that a bank transfer came
  npm run office -- payment fail REFERENCE     writes down that it will not come`;

const currencies = ['EUR', 'USD', 'GBP'] as const;

/** A decimal number with two places at most, in hundredths. */
function hundredths(text: string, name: string): number {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') throw new StartError(`--${name} must be a number such as 312.40, not "${text}".`);
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

function orderOf(options: Readonly<Record<string, string | undefined>>): Order {
  const { to = '', amount = '', currency: named = 'EUR', vat = '2.1', label = 'Abonnement', locale = 'fr' } = options;
  const currency = currencies.find((one) => one === named);
  if (!/^[^\s@<>,]+@[^\s@<>,]+$/.test(to)) throw new StartError('--to must be an e-mail address.');
  if (!currency) throw new StartError(`--currency must be one of ${currencies.join(', ')}.`);
  if (!isLocale(locale)) throw new StartError('--locale must be fr or en.');
  return { email: to, net: hundredths(amount, 'amount'), currency, vatRate: hundredths(vat, 'vat'), label, locale };
}

const option = { type: 'string' } as const;

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { to: option, amount: option, currency: option, vat: option, label: option, locale: option },
    });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : 'Wrong arguments'}\n\n${usage}`);
  }
}

type Command = (services: Services) => Promise<readonly string[]>;

/** What the arguments ask for. Throws a `StartError` with the usage where that is nothing. */
function commandOf(): Command {
  const { values, positionals } = parse();
  const [what, action, ...rest] = positionals;
  if (what === 'mail' && action === undefined) return listMail;
  if (what === 'mail' && /^\d{1,9}$/.test(action ?? '')) return (services) => readMail(services, Number(action));
  if (what === 'invoice' && action === 'issue') {
    const order = orderOf(values);
    return (services) => issueInvoice(services, order);
  }
  const [reference] = rest;
  if (what === 'payment' && (action === 'settle' || action === 'fail') && reference !== undefined) {
    return (services) => closeTransfer(services, reference, action);
  }
  throw new StartError(usage);
}

async function run(opened: Opened): Promise<void> {
  const command = commandOf();
  const settings = readSettings(process.env);
  const embedded = settings.databaseUrl === null ? await visitEmbeddedDatabase(settings.dataDir) : null;
  if (embedded) opened.add(embedded.stop);
  const url = embedded?.url ?? settings.databaseUrl ?? '';
  const services = await openServices({ settings, log: standardLog, url }, opened);
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
