/**
 * Drafts: what a tab keeps of a funnel, as text for a storage. A draft belongs to one person, one version and one
 * structure of its chart, and ends.
 */
import { is, number, string, type as having, unknown } from 'superstruct';
import type { DraftScope } from './draft-scope.ts';
import { NOBODY } from './draft-scope.ts';
import type { DraftRules } from './funnel.ts';

const envelope = having({
  machine: string(),
  version: number(),
  structureHash: string(),
  person: string(),
  expiresAt: number(),
  snapshot: having({ value: unknown(), context: unknown() }),
});

/** What was found of a draft. */
export type FoundDraft<Draft> =
  | { readonly kind: 'none' }
  /** There is one that the present rules cannot read; `fault` says where, without what was typed. */
  | { readonly kind: 'unreadable'; readonly fault: string }
  | {
      readonly kind: 'found';
      readonly draft: Draft;
      /** The chart is the one that wrote it; if not, the person is told that what they typed came along. */
      readonly isExact: boolean;
    };

/** The draft as text: `{machine, version, structureHash, person, expiresAt, snapshot: {value, context}}`. */
export function packDraft<Draft>(rules: DraftRules<Draft>, scope: DraftScope, value: unknown, draft: Draft): string {
  return JSON.stringify({
    machine: scope.funnel,
    version: rules.version,
    structureHash: scope.hash,
    person: scope.person,
    expiresAt: scope.now + rules.lifetime,
    snapshot: { value, context: draft },
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A stored draft as the present rules read it: a field that it lacks gets its default, one that is no more is left out. */
function readDraft<Draft>(rules: DraftRules<Draft>, stored: unknown, version: number) {
  const old = version === rules.version || !rules.migrate ? stored : rules.migrate(stored, version);
  return rules.struct.validate(old, { coerce: true, mask: true });
}

/** Reads a draft back. Another person's, an expired or a foreign one counts as none. */
export function unpackDraft<Draft>(
  rules: DraftRules<Draft>,
  scope: DraftScope,
  text: string | null,
): FoundDraft<Draft> {
  if (text === null) return { kind: 'none' };
  const stored = parse(text);
  if (!is(stored, envelope)) return { kind: 'unreadable', fault: 'it is no draft' };
  if (stored.machine !== scope.funnel || ![scope.person, NOBODY].includes(stored.person)) return { kind: 'none' };
  if (stored.expiresAt <= scope.now) return { kind: 'none' };
  const [fault, draft] = readDraft(rules, stored.snapshot.context, stored.version);
  if (fault) return { kind: 'unreadable', fault: `${fault.path.join('.')} is no ${fault.type}` };
  return { kind: 'found', draft, isExact: stored.version === rules.version && stored.structureHash === scope.hash };
}
