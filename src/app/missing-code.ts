/** What browsers and the build’s loader say where a part of the application cannot be loaded. */
const words = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error is that a part of the application’s code could not be loaded: the network, or another release. */
export function isMissingCode({ message }: Error): boolean {
  return words.test(message);
}
