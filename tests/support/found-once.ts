/**
 * Caches a result of the process that lists the tests for its workers, which read the same files again. Passed on as an
 * environment variable, which holds 128 kB.
 * @param name The variable; another one for each result.
 * @param find Finds it: lines of text, none of them empty.
 */
export async function foundOnce(
  name: string,
  find: () => readonly string[] | Promise<readonly string[]>,
): Promise<readonly string[]> {
  const known = process.env[name];
  if (known !== undefined) return known === '' ? [] : known.split('\n');
  const found = await find();
  process.env[name] = found.join('\n');
  return found;
}
