/** Random cases of unit tests are the same in each run: none of them fails an unrelated commit. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 2026 });
