import { object } from 'superstruct';
import { addressForm } from '../../machines/validation/forms/address.ts';
import { postalCode } from '../../machines/validation/rules/postal-code.ts';

const { organisation, recipient, street, complement, postalCode: code, city, country } = addressForm.schema;

/** A postal address that is sent; one without the postal code that its country needs is refused at `codePostal`. */
export const adresse = postalCode(
  object({
    organisme: organisation,
    destinataire: recipient,
    rue: street,
    complement,
    codePostal: code,
    ville: city,
    pays: country,
  }),
  { country: 'pays', postalCode: 'codePostal' },
);
