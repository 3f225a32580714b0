/** Sums as pages print them: totals, and days of issues. */

/** An amount of a page in cents: `5 508,00 €`, `€5,508.00`. */
function centsOf(written: string): number {
  return Number(written.replaceAll(/[^\d]/g, ''));
}

const amount = String.raw`([€$]\s?[\d,.]+\d|[\d\s.]+,\d{2}\s[€$])`;

const totals = new RegExp(
  String.raw`(?:Total HT|Subtotal)\s*${amount}((?:\s*(?:TVA|VAT)[^\n€$]*?%\s*${amount})+)\s*Total(?: TTC)?\s*${amount}`,
  'gu',
);

/** Totals of a page that are not the sum of the rows above them. */
export function wrongTotals(text: string): readonly string[] {
  return [...text.matchAll(totals)].flatMap(([found, net = '', taxes = '', , total = '']) => {
    const taxed = [...taxes.matchAll(new RegExp(String.raw`%\s*${amount}`, 'gu'))].map(([, tax = '']) => centsOf(tax));
    const sum = taxed.reduce((all, tax) => all + tax, centsOf(net));
    return sum === centsOf(total) ? [] : [found];
  });
}

const weekdays: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'].map((name, day) => [name, day]),
  ),
  ...Object.fromEntries(
    ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((name, day) => [name, day]),
  ),
};

const months = [
  ['janvier', 'january'],
  ['février', 'february'],
  ['mars', 'march'],
  ['avril', 'april'],
  ['mai', 'may'],
  ['juin', 'june'],
  ['juillet', 'july'],
  ['août', 'august'],
  ['septembre', 'september'],
  ['octobre', 'october'],
  ['novembre', 'november'],
  ['décembre', 'december'],
];

/** The day of the week of a written date; `null` where it is none. */
function weekdayOf(date: string): number | null {
  const [, year = ''] = /(\d{4})/.exec(date) ?? [];
  const [, day = ''] = /(?<!\d)(\d{1,2})(?!\d)/.exec(date) ?? [];
  const month = months.findIndex((names) => names.some((name) => date.toLowerCase().includes(name)));
  if (year === '' || day === '' || month < 0) return null;
  return new Date(Date.UTC(Number(year), month, Number(day))).getUTCDay();
}

/** Issues dated on another day than the one on which their publication appears. */
export function wrongWeekdays(text: string): readonly string[] {
  const names = Object.keys(weekdays).join('|');
  const issues = new RegExp(String.raw`(?:, le|, on) (${names})s?\n([^\n]*\d{4})`, 'giu');
  return [...text.matchAll(issues)].flatMap(([found, name = '', date = '']) => {
    const day = weekdayOf(date);
    return day === null || day === weekdays[name.toLowerCase()] ? [] : [found];
  });
}
