/** Text of a SEPA transfer for a QR code (EPC069-12). */
declare module 'sepa-payment-qr-code' {
  interface Payment {
    readonly name: string;
    readonly iban: string;
    readonly bic?: string;
    /** Euros. */
    readonly amount: number;
    readonly unstructuredReference: string;
  }

  /** Throws where a value is outside the standard. */
  export default function generateQrCode(payment: Payment): string;
}
