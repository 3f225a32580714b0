import { audit } from '../features/audit/audit.ts';
import { differenceKinds } from '../features/audit/difference.ts';
import { providerOf } from '../core/payments/providers.ts';
import type { PaymentProvider } from '../core/payments/provider.ts';
import type { Services } from '../core/services.ts';
import { StartError } from '../core/start-stop.ts';

/** Lines of the command's output, and whether ledger and books agree. */
export interface AuditReport {
  readonly agrees: boolean;
  readonly lines: readonly string[];
}

/** The provider, with failures to list its charges as sentences for the person who audits. */
function auditedProvider(services: Services): PaymentProvider {
  const provider = providerOf(services);
  return {
    ...provider,
    listCharges: (since) =>
      provider.listCharges(since).catch((cause: Error) => {
        throw new StartError(cause.message, { cause });
      }),
  };
}

/**
 * Compares the provider's ledger with the books: the last `days`, or all of it. Throws a `StartError` where the provider
 * does not answer.
 */
export async function auditReport(services: Services, days: number | null): Promise<AuditReport> {
  const begin = days === null ? 0 : services.clock.now().getTime() - days * 24 * 3_600_000;
  const { charges, differences } = await audit(services, auditedProvider(services), new Date(begin).toISOString());
  if (differences.length === 0) return { agrees: true, lines: [`Ledger and books agree (${charges} charges).`] };
  const lines = differences.map(({ kind, about, detail }) =>
    [kind.padEnd(28), about, `(${detail}):`, differenceKinds[kind]].join('  '),
  );
  return { agrees: false, lines: [...lines, `${differences.length} differences in ${charges} charges.`] };
}
