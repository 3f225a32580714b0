import { create } from 'qrcode';
import generateQrCode from 'sepa-payment-qr-code';
import type { TransferDetails } from '../../../../machines/domain/payment.ts';
import { QrCode } from '../../../ui/text/qr-code.tsx';

/** The text of a transfer as banking apps read it (EPC069-12); `null` if its account is not one of SEPA. */
function paymentText({ holder, iban, bic, amount, reference }: TransferDetails): string | null {
  try {
    return generateQrCode({
      name: holder,
      iban,
      ...(bic !== '' && { bic }),
      amount: amount.minor / 100,
      unstructuredReference: reference,
    });
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
  const text = paymentText(transfer);
  if (text === null) return null;
  // The level of error correction that the standard asks for.
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return <QrCode label={label} size={modules.size} isDark={(row, column) => modules.get(row, column) === 1} />;
}
