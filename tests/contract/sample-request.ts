import { is, Struct } from 'superstruct';

/** Values of which structs of requests accept one. */
const candidates = [null, '', 'texte', 1, false, [], '2026-01-31', 'lectrice@example.org', 'FR', 'EUR', 'fr'] as const;

/** A request's data that its struct accepts, filters left open. Throws where no candidate suits a field. */
export function sampleOf(struct: Struct, place = 'request'): unknown {
  const found = candidates.find((each) => is(each, struct));
  if (found !== undefined) return found;
  const { schema, type } = struct;
  const fields = typeof schema === 'object' && schema !== null ? Object.entries(schema) : [];
  if (type === 'enums' && fields[0]) return fields[0][1];
  const samples = fields.flatMap(([name, field]) =>
    field instanceof Struct ? [[name, sampleOf(field, `${place}.${name}`)]] : [],
  );
  if (type === 'object') return Object.fromEntries(samples);
  throw new Error(`No sample suits ${place}: write the golden exchange by hand, from another one of contract/fixtures`);
}
