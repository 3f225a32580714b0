/** Failures in the browser's console: names only, never the contents of requests, answers or forms. */
import type { ApiError } from '../../machines/failure.ts';
import type { Omission } from '../../contract/answer.ts';

/** Logs a call that failed (specification §8): method, path and kind of failure. */
export function logFailure({ message }: Pick<ApiError, 'message'>): void {
  console.error(message);
}

/** Logs what an answer held that cannot be read or that it has twice: call and path, never a value. */
export function logOmissions(request: string, omissions: readonly Omission[]): void {
  const lines = omissions.map(({ kind, path, why }) =>
    kind === 'doubled'
      ? `${request}: row ${path} has the id of an earlier one`
      : `${request}: ${kind} ${path} cannot be read${why === undefined ? '' : ` (${why})`}`,
  );
  console.warn(lines.join('\n'));
}

/** Logs what nothing can be shown without (specification §8), as an error with its stack. */
export function logError(message: string): void {
  console.error(new Error(message));
}
