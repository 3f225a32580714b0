import type { Infer } from 'superstruct';
import { string } from 'superstruct';
import type { Party } from '../../machines/domain/invoice.ts';
import { fields, optional, required, withDefault } from './answer.ts';
import { texts } from './scalars.ts';

/** Someone who issues or pays, as it is printed. */
export const partie = fields({
  nom: required(string(), 'content'),
  adresse: withDefault(texts(), []),
  numeroTVA: optional(string()),
});

export function partyFromWire({ nom, adresse, numeroTVA }: Infer<typeof partie>): Party {
  return { name: nom, address: adresse, vatNumber: numeroTVA };
}

export function partyToWire({ name, address, vatNumber }: Party): Infer<typeof partie> {
  return { nom: name, adresse: [...address], numeroTVA: vatNumber };
}
