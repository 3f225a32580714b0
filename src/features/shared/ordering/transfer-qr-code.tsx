import { create } from 'qrcode';
import generateQrCode from 'sepa-payment-qr-code';
import type { TransferDetails } from '../../../../domain/payment.ts';
import { codeOfTransfer } from '../../../../domain/payment.ts';
import { QrCode } from '../../../ui/text/qr-code.tsx';

/** The text of a transfer as banking apps read it; `null` if it is not in euros, or its account not one of SEPA. */
function codeText(transfer: TransferDetails): string | null {
  const code = codeOfTransfer(transfer);
  try {
    return code && generateQrCode(code);
  } catch {
    return null;
  }
}

interface TransferQrCodeProps {
  readonly transfer: TransferDetails;
  readonly label: string;
}

/** The QR code of a transfer in euros; nothing where there can be none. */
export function TransferQrCode({ transfer, label }: TransferQrCodeProps) {
  const text = codeText(transfer);
  if (text === null) return null;
  // The level of error correction that the standard asks for.
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return <QrCode label={label} size={modules.size} isDark={(row, column) => modules.get(row, column) === 1} />;
}
