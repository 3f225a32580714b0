/** Kinds of failures after which the server may have executed the call; any other one is a definite refusal. */
const uncertainKinds: ReadonlySet<string> = new Set(['offline', 'timeout', 'conflict', 'server', 'malformed']);

/** Whether the server may have executed the call of a failure. */
export function isUncertainFailure({ kind }: { readonly kind: string }): boolean {
  return uncertainKinds.has(kind);
}
