import generateQrCode from 'sepa-payment-qr-code';
import type { TransferAccount } from '../../../domain/payment-request.ts';
import type { TransferDetails } from '../../../domain/payment.ts';
import { codeOfTransfer, groupedIban } from '../../../domain/payment.ts';
import type { PdfPart, PdfRow } from '../../core/pdf/document.ts';
import type { Say } from './document-parts.ts';
import { documentTexts } from './document-texts.ts';

const texts = {
  holder: /*i18n*/ { id: 'document.holder', message: 'Account holder' },
  bank: /*i18n*/ { id: 'document.bank', message: 'Bank' },
  code: /*i18n*/ { id: 'document.code', message: 'QR code for the transfer' },
  codeCaption: /*i18n*/ {
    id: 'document.codeCaption',
    message: 'Scan this code with your banking app to fill in the transfer.',
  },
};

/** The text of a transfer as banking apps read it (EPC069-12); `null` where it is not in euros, or not to an account of SEPA. */
function codeText(transfer: TransferDetails): string | null {
  const code = codeOfTransfer(transfer);
  try {
    return code && generateQrCode(code);
  } catch {
    return null;
  }
}

/** What to give the bank: the rows about the amount, then account and reference, and all of it as a QR code. */
export function transferPart(
  say: Say,
  amountRows: readonly PdfRow[],
  transfer: TransferAccount & Pick<TransferDetails, 'amount'>,
): PdfPart {
  const text = codeText(transfer);
  return {
    kind: 'transfer',
    rows: [
      ...amountRows,
      [say(texts.holder), transfer.holder],
      ['IBAN', groupedIban(transfer.iban)],
      ['BIC', transfer.bic],
      [say(documentTexts.paymentReference), transfer.reference],
      [say(texts.bank), transfer.bank],
    ],
    code: text === null ? null : { text, label: say(texts.code), caption: say(texts.codeCaption) },
  };
}
