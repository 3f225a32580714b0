/**
 * Drafts: a tab's saved funnel input, serialized for storage. A draft belongs to one person, one version and one
 * structure of its chart, and expires.
 */
import { is, number, string, type as having, unknown } from 'superstruct';
import type { DraftRules } from './funnel.ts';

/** The person of a draft written before sign-in. */
export const ANONYMOUS = 'nobody';

/** Scope in which a draft is written or read: funnel, chart structure and person. */
export interface DraftScope {
  readonly funnel: string;
  /** Hash of the chart's structure. */
  readonly hash: string;
  /**
   * The draft's owner. Drafts never cross persons, except that an anonymous draft passes to the person who signs in in
   * the same tab.
   */
  readonly person: string;
  /** Now, in milliseconds since 1970. */
  readonly now: number;
}

const envelope = having({
  machine: string(),
  version: number(),
  structureHash: string(),
  person: string(),
  expiresAt: number(),
  snapshot: having({ value: unknown(), context: unknown() }),
});

/** The result of reading a draft. */
export type FoundDraft<Draft> =
  | { readonly kind: 'none' }
  /** A draft is stored but does not match the present rules; `fault` names the field, without its value. */
  | { readonly kind: 'unreadable'; readonly fault: string }
  | {
      readonly kind: 'found';
      readonly draft: Draft;
      /**
       * The same version and structure of the chart wrote it; otherwise the screen says that the input was carried
       * over.
       */
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

/** Reads a stored draft by the present rules: a missing field gets its default, an unknown one is dropped. */
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
  if (stored.machine !== scope.funnel || ![scope.person, ANONYMOUS].includes(stored.person)) return { kind: 'none' };
  if (stored.expiresAt <= scope.now) return { kind: 'none' };
  const [fault, draft] = readDraft(rules, stored.snapshot.context, stored.version);
  if (fault) return { kind: 'unreadable', fault: `${fault.path.join('.')} is no ${fault.type}` };
  return { kind: 'found', draft, isExact: stored.version === rules.version && stored.structureHash === scope.hash };
}
