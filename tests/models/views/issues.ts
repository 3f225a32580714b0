/** A page’s errors about typed values: each error is tied to its field, and no optional field is required. */
import { ApiError } from '../../../machines/failure.ts';
import type { Note } from './law.ts';
import type { Stage } from './stage.tsx';

const CONTROLS = 'input, textarea, select';

/** The accessible description of a control. */
function describedBy(element: Element): string {
  const ids = `${element.getAttribute('aria-describedby') ?? ''} ${element.getAttribute('aria-errormessage') ?? ''}`;
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}

/** The subject of an error: a field, or the group whose first option the summary links to. */
function subjectOf(control: Element): Element {
  const isOption = control.matches('[type=checkbox], [type=radio]');
  return (isOption ? control.closest('fieldset, [role=group], [role=radiogroup]') : null) ?? control;
}

/** The target of a summary link: the field, or its group. */
function target(field: string): Element | null {
  const end = field.lastIndexOf('.');
  return document.getElementById(field) ?? (end < 0 ? null : target(field.slice(0, end)));
}

/** Whether the error is the server’s, which may concern any field. */
function isOfServer({ replay }: Stage, words: string): boolean {
  return replay.made.some(
    (move) =>
      move.kind === 'answer' && move.answer instanceof ApiError && Object.values(move.answer.fields).includes(words),
  );
}

function isEmpty(element: Element): boolean {
  return 'value' in element && element.value === '' && !element.matches('[type=checkbox], [type=radio]');
}

/** Checks the errors at the fields, and the links of the summary. */
export function lookAtIssues(stage: Stage, note: Note): void {
  for (const { id, textContent } of stage.all('[slot=errorMessage], [id$="-error"]')) {
    const isTied = stage.all(`[aria-describedby~="${CSS.escape(id)}"]`).length > 0;
    if (textContent !== '' && !isTied) note('issues', `nothing is tied to “${textContent}”`);
  }
  for (const line of stage.all('main [role=alert] a[href^="#"]')) {
    const field = decodeURIComponent(line.getAttribute('href') ?? '').slice(1);
    const control = target(field);
    const words = line.textContent ?? '';
    const isOurs = !isOfServer(stage, words);
    if (isOurs && !control) note('issues', `“${words}” leads to nothing in the page`, `field ${field}`);
    if (!control?.matches(CONTROLS) || control.id !== field) continue;
    const subject = subjectOf(control);
    if (subject === control && control.getAttribute('aria-invalid') !== 'true')
      note('issues', 'is not marked as wrong', `field ${field}`);
    if (!describedBy(subject).includes(words)) note('issues', `“${words}” is not tied to it`, `field ${field}`);
    if (isOurs && isEmpty(control) && !control.matches('[required], [aria-required=true]'))
      note('issues', `“${words}” is said of what may be left empty`, `field ${field}`);
  }
}
