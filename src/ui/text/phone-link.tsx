/** A telephone number that can be called, and never breaks. */
export function PhoneLink({ number }: { readonly number: string }) {
  return <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number.replaceAll(' ', '\u00a0')}</a>;
}
