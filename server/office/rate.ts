import { readFile } from 'node:fs/promises';
import type { EuroRate } from '../core/db/invoice-schema.ts';
import type { Services } from '../core/services.ts';
import { StartError } from '../core/start-stop.ts';
import type { Options } from './options.ts';
import { dayOf, oneOf } from './options.ts';

const currencies = ['USD', 'GBP'] as const;

const ECB = 'European Central Bank, euro reference rate';

/** A rate in a command's options. Throws a `StartError`. */
export function rateOf({ currency = '', rate = '', on = '', source = ECB }: Options): EuroRate {
  if (!/^\d{1,5}(?:\.\d{1,6})?$/.test(rate) || Number(rate) === 0) {
    throw new StartError('--rate must be how much of the currency is worth one euro, such as 1.0843.');
  }
  return { currency: oneOf(currency, 'currency', currencies), day: dayOf(on, 'on'), rate, source };
}

/** The rates of the European Central Bank's file `eurofxref-daily.xml` or `eurofxref-hist.xml`. */
export function ratesIn(xml: string): readonly EuroRate[] {
  return [...xml.matchAll(/<Cube time=["'](\d{4}-\d\d-\d\d)["']>([^]*?)<\/Cube>/g)].flatMap(
    ([, day = '', cubes = '']) =>
      currencies.flatMap((currency) => {
        const rate = new RegExp(`currency=["']${currency}["'] rate=["'](\\d+(?:\\.\\d+)?)["']`).exec(cubes)?.[1];
        return rate === undefined ? [] : [{ currency, day, rate, source: ECB }];
      }),
  );
}

/** Keeps rates for the invoices of their days and after. Issued invoices keep theirs. */
export async function keepRates({ db }: Services, rates: readonly EuroRate[]): Promise<readonly string[]> {
  for (const rate of rates) {
    await db
      .insertInto('euro_rates')
      .values(rate)
      .onConflict((conflict) => conflict.columns(['currency', 'day']).doUpdateSet(rate))
      .execute();
  }
  const [first] = rates;
  return [
    rates.length === 1 && first
      ? `€1 is ${first.rate} ${first.currency} from ${first.day} on (${first.source})`
      : `${rates.length} rates are kept`,
  ];
}

/** Keeps the rates of a file of the European Central Bank. Throws a `StartError` for one without rates. */
export async function importRates(services: Services, file: string): Promise<readonly string[]> {
  const xml = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`The file ${file} cannot be read.`);
  });
  const rates = ratesIn(xml);
  if (rates.length === 0) throw new StartError(`The file ${file} has no rates: it should be eurofxref-daily.xml.`);
  return keepRates(services, rates);
}
