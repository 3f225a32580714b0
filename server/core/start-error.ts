/** The reason why the server cannot start, in one clear sentence for the person who started it; no stack is shown. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
