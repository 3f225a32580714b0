import { Trans } from '@lingui/react/macro';

/** A telephone number that can be called, and never breaks. */
export function PhoneLink({ number }: { readonly number: string }) {
  return <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number.replaceAll(' ', '\u00a0')}</a>;
}

interface ContactProps {
  /** Each is empty where it is not known. */
  readonly contact: { readonly email: string; readonly phone: string };
}

/** The publisher’s email address and telephone number, as far as they are known. */
export function ContactLinks({ contact: { email, phone } }: ContactProps) {
  return (
    <>
      {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      {phone !== '' && <PhoneLink number={phone} />}
    </>
  );
}

/** A sentence that says where the publisher is reached; nothing where that is not known. */
export function ContactText({ contact: { email, phone } }: ContactProps) {
  if (email !== '' && phone !== '') {
    return (
      <Trans>
        Email <a href={`mailto:${email}`}>{email}</a> or call <PhoneLink number={phone} />.
      </Trans>
    );
  }
  if (email !== '') {
    return (
      <Trans>
        Email <a href={`mailto:${email}`}>{email}</a>.
      </Trans>
    );
  }
  if (phone === '') return null;
  return (
    <Trans>
      Call <PhoneLink number={phone} />.
    </Trans>
  );
}
