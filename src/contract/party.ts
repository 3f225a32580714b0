import type { Infer } from 'superstruct';
import { array, nullable, string, type } from 'superstruct';
import type { Party } from '../../machines/domain/invoice.ts';

/** Someone who issues or pays, as it is printed. */
export const partie = type({ nom: string(), adresse: array(string()), numeroTVA: nullable(string()) });

export function partyFromWire({ nom, adresse, numeroTVA }: Infer<typeof partie>): Party {
  return { name: nom, address: adresse, vatNumber: numeroTVA };
}

export function partyToWire({ name, address, vatNumber }: Party): Infer<typeof partie> {
  return { nom: name, adresse: [...address], numeroTVA: vatNumber };
}
