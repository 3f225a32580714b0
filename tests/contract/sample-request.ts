import { is, Struct } from 'superstruct';

/** Values of which structs of requests accept one. */
const candidates = [null, '', 'texte', 1, false, [], '2026-01-31', 'lectrice@example.org', 'FR', 'EUR', 'fr'] as const;

/** A value that a struct accepts; filters are left open. Throws where no candidate suits it. */
function sampleOf(struct: Struct, place: string): unknown {
  const found = candidates.find((each) => is(each, struct));
  if (found !== undefined) return found;
  if (struct.type === 'object') return sampleFields(struct.schema, place);
  if (struct.type === 'enums' && typeof struct.schema === 'object' && struct.schema !== null) {
    const [first] = new Map<string, unknown>(Object.entries(struct.schema)).values();
    return first;
  }
  throw new Error(`No sample suits ${place}: write the golden exchange by hand, from another one of contract/fixtures`);
}

/** A value for each field of a request’s struct. Throws where no candidate suits one. */
export function sampleFields(schema: unknown, place: string): Readonly<Record<string, unknown>> {
  const fields = typeof schema === 'object' && schema !== null ? Object.entries(schema) : [];
  return Object.fromEntries(
    fields.flatMap(([name, field]) =>
      field instanceof Struct ? [[name, sampleOf(field, `${place}.${name}`)] as const] : [],
    ),
  );
}
