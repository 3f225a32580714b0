import { nextInstalment } from '../../../domain/instalments.ts';
import { partyLine } from '../../../domain/invoice.ts';
import { isUntaxed, vatByRate } from '../../../domain/vat-by-rate.ts';
import { formatDay, formatMoney } from '../../core/i18n/format.ts';
import { totalTexts } from '../../core/i18n/total-texts.ts';
import type { PdfDocument } from '../../core/pdf/document.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { instalmentsPart, notesPart, partyPart, sayIn } from './document-parts.ts';
import { documentTexts as texts } from './document-texts.ts';
import { titleOf } from './invoice-document.ts';
import type { WantedDocument } from './issue-facts.ts';
import { findIssued, issueFactsOf } from './issue-facts.ts';
import { invoiceOf } from './store.ts';
import { transferPart } from './transfer-part.ts';

/**
 * The payment plan of an invoice as a PDF shows it, with what is paid of it: agreed after the invoice was issued, it is not
 * in its file. `null` where there is none, or it is not visible.
 */
export async function readScheduleDocument(
  { db }: Pick<Services, 'db'>,
  wanted: WantedDocument,
): Promise<PdfDocument | null> {
  const row = await findIssued(db, wanted);
  if (!row) return null;
  const { reference } = row;
  const locale = wanted.locale ?? row.documentLocale;
  const invoice = invoiceOf(row, locale);
  if (invoice.instalments.length === 0) return null;
  const { account } = issueFactsOf(row, row.facts && storedColumns.invoices.facts.read(row.facts, row.id));
  const { name } = await readEmailLayout(db, locale);
  const say = sayIn(locale);
  const { issuer, payer, issuedOn, total, remaining } = invoice;
  const next = nextInstalment(invoice);
  return {
    locale,
    title: say(texts.schedule, { reference }),
    state: '',
    nameplate: name,
    foot: partyLine(issuer),
    facturX: null,
    parts: [
      {
        kind: 'parties',
        from: partyPart(say, say(texts.issuedBy), issuer),
        to: partyPart(say, say(texts.billedTo), payer),
      },
      {
        kind: 'facts',
        rows: [
          [titleOf(say, invoice), formatDay(issuedOn, locale)],
          [
            say(isUntaxed(vatByRate([invoice])) ? totalTexts.untaxedTotal : totalTexts.total),
            formatMoney(total, locale),
          ],
        ],
      },
      ...instalmentsPart(locale, invoice),
      { kind: 'totals', rows: [{ row: [say(totalTexts.remaining), formatMoney(remaining, locale)], isBold: true }] },
      ...notesPart([say(texts.scheduleNote, { reference })]),
      ...(next && account
        ? [
            transferPart(
              say,
              [
                [say(texts.nextAmount), formatMoney(next.left, locale)],
                [say(texts.dueOn), formatDay(next.dueOn, locale)],
              ],
              { ...account, reference, amount: next.left },
            ),
          ]
        : []),
    ],
  };
}
