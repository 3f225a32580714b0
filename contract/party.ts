import { string } from 'superstruct';
import type { Party } from '../domain/invoice.ts';
import { fields, optional, required, withDefault } from './answer.ts';
import { texts } from './scalars.ts';
import { mapping } from './mapping.ts';

/** Someone who issues or pays, as it is printed. */
export const partie = fields({
  nom: required(string(), 'content'),
  adresse: withDefault(texts(), []),
  numeroTVA: optional(string()),
});

export const partyMapping = mapping<Party>()(partie, { name: 'nom', address: 'adresse', vatNumber: 'numeroTVA' });
