/** Every page and section on any back end. */
import { site, visitors } from '../../machines/people.fixtures.ts';
import { siteCalls } from '../../contract/site.ts';
import { visitorCalls } from '../../contract/visitor.ts';
import type { Asked } from './changed-answers.ts';
import { answering, changedAlone, changedTogether, failureAt } from './changed-answers.ts';
import type { Part } from './every-page.tsx';
import { loadParts } from './every-page.tsx';

const facts = { site, visitor: visitors.signedIn };

/** Calls of the start (`any-back-end.test.tsx`). */
const ofTheStart: readonly string[] = [siteCalls.infossiteweb.path, visitorCalls.user.path];

/** The first calls of a page or section. */
async function askedBy(part: Part): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  await failureAt(part, answering(null, asked), facts);
  return [...new Set(asked)].filter(({ path }) => !ofTheStart.includes(path));
}

/**
 * Renders every page with its first answers, fields of one of them changed: the number of changed fields, and the failures.
 * @param options.isSampled Whether each field is changed in one way only, and together with others.
 */
export async function renderOnAnyAnswers({ isSampled }: { readonly isSampled: boolean }) {
  let count = 0;
  const failures: string[] = [];
  for (const part of await loadParts()) {
    for (const call of await askedBy(part)) {
      for (const { paths, data } of isSampled ? changedTogether(call, true) : changedAlone(call)) {
        count += paths.length;
        const failure = await failureAt(part, answering({ call, data }), facts);
        if (failure !== null) failures.push(`${part.name}, ${call.path} ${paths.join(', ')}: ${failure}`);
      }
    }
  }
  return { count, failures };
}
