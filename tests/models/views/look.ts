/** The laws of a page that has just been loaded, in any state of its chart. */
import { is, literal, type as having } from 'superstruct';
import { routesOf, stateName, stepOf } from '../../../machines/engine/index.ts';
import { lookAtAmounts } from './amounts.ts';
import { lookAtIssues } from './issues.ts';
import type { Note, Subject } from './law.ts';
import type { Stage } from './stage.tsx';
import { say } from './stage.tsx';

/** Name of the site in all pages that are drawn. */
const SITE_NAME = / – [^–]+$/;

function lookAtScreen(stage: Stage, { screens, screenOf, titleOf, headingOf }: Subject, note: Note): void {
  const { name } = stepOf(stage.snapshot());
  const owner = screens.get(name);
  const [main, ...others] = stage.all('main');
  if (!main || others.length > 0) return note('own', `${others.length + 1} main regions`);
  if (owner !== name) note('own', `the screen of step ${owner} is registered for ${name}`);
  const shown = screenOf(stage.replay.actor);
  if (main.dataset['screen'] !== shown) note('own', `shows ${main.dataset['screen']} instead of ${shown}`);
  const state = shown === name ? stateName(stage.snapshot().value) : shown;
  if (main.dataset['state'] !== state) note('own', `says it stands in ${main.dataset['state']} instead of ${state}`);
  const [heading, ...more] = stage.all('main h1');
  if (!heading || more.length > 0) return note('own', 'has not one heading');
  const title = say(titleOf(stage.replay.actor));
  const headed = say(headingOf(stage.replay.actor));
  if (heading.textContent !== headed) note('own', `is headed “${heading.textContent}” instead of “${headed}”`);
  if (document.title.replace(SITE_NAME, '').replace(/^Erreur\s: /, '') !== title)
    note('own', `the document is called “${document.title}”`);
  if ((main.textContent ?? '').trim() === headed) return note('own', 'has nothing but a heading');
  return undefined;
}

function lookAtBusy(stage: Stage, note: Note): void {
  const isBusy = stage.snapshot().hasTag('busy');
  const [main] = stage.all('main');
  if (main?.getAttribute('aria-busy') !== String(isBusy))
    note('busy', `aria-busy is ${main?.getAttribute('aria-busy')}`);
  if (!isBusy) return;
  for (const button of stage.all('main button[type=submit]')) {
    if (button.getAttribute('aria-disabled') !== 'true')
      note('busy', 'can be sent again', `button “${button.textContent}”`);
  }
}

const paidOutcome = having({ outcome: having({ kind: literal('paid') }) });

/** Whether the server has confirmed the payment. */
function isPaid(stage: Stage): boolean {
  return is(stage.snapshot().context, paidOutcome);
}

/** Checks the progress list as a person reads it: its items, and their marks. */
function lookAtProgress(stage: Stage, { progressOf }: Subject, note: Note): void {
  const progress = progressOf(stage.replay.actor);
  const step = stepOf(stage.snapshot());
  const items = stage.all('nav ol > li');
  const expected = Object.hasOwn(progress, step.progress ?? '')
    ? Object.values(progress).map((label) => say(label))
    : [];
  const received = items.map((item) => item.querySelector('a')?.textContent ?? item.textContent ?? '');
  if (JSON.stringify(received.map((text) => text.replace(/\(terminée\)$/, ''))) !== JSON.stringify(expected)) {
    note('progress', `reads ${received.join(', ') || 'nothing'} instead of ${expected.join(', ') || 'nothing'}`);
  }
  const present = items.flatMap((item, index) => (item.getAttribute('aria-current') === 'step' ? [index] : []));
  const mark = Object.keys(progress).indexOf(step.progress ?? '');
  // An outcome completes the last mark: then none is present.
  const isOver = step.isOutcome && mark === expected.length - 1;
  const isPresent = mark >= 0 && !isOver;
  const position = mark < 0 ? '' : `Étape ${mark + 1} sur\u00A0${expected.length}`;
  if (stage.position !== position) note('progress', `says “${stage.position}” instead of “${position}”`);
  if (JSON.stringify(present) !== JSON.stringify(isPresent ? [mark] : [])) {
    note(
      'progress',
      `marks ${present.length === 0 ? 'nothing' : present.map((index) => received[index]).join()} as present`,
    );
  }
  items.forEach((item, index) => {
    const isDone = (item.textContent ?? '').endsWith('(terminée)');
    if (isDone !== (isOver || index < mark)) note('progress', `“${received[index]}” is ${isDone ? '' : 'not '}done`);
    if (item.querySelector('a') && (!isDone || step.isOutcome)) note('progress', `“${received[index]}” is a link`);
    const isPayment = Object.keys(progress)[index] === 'payment';
    if (isPayment && isDone && !isPaid(stage))
      note('progress', `“${received[index]}” is done though the order is not paid`);
  });
}

/** Looks at a page that has just been loaded. */
export function look(stage: Stage, subject: Subject, note: Note): void {
  if (subject.screenOf(stage.replay.actor) === null) return;
  lookAtScreen(stage, subject, note);
  lookAtBusy(stage, note);
  lookAtProgress(stage, subject, note);
  lookAtAmounts(stage, note);
  lookAtIssues(stage, note);
  const { announced } = stage;
  if (announced.length > 0) note('arrival', `announces ${announced.join()} though the page was loaded`);
  if (stage.shown.length !== 1) note('arrival', `is reported ${stage.shown.length} times to analytics`);
  if (document.activeElement === stage.all('h1')[0]) note('arrival', 'takes the focus though the page was loaded');
}

/** Reads a page in another language, and closes its window. */
export async function changeAround(stage: Stage, { chart, titleOf, screenOf }: Subject, note: Note): Promise<void> {
  if (screenOf(stage.replay.actor) === null) return;
  // A visitor comes from the link of the language, which belongs to no chart.
  const { activeElement: former } = document;
  if (former instanceof HTMLElement) await stage.act(() => former.blur());
  const { activeElement } = document;
  stage.announced.length = 0;
  stage.shown.length = 0;
  await stage.inEnglish(() => {
    const title = say(titleOf(stage.replay.actor));
    if (!document.title.includes(title)) note('language', `the document is called “${document.title}”`);
    if (stage.shown.length > 0) note('language', 'is reported to analytics again');
    if (document.activeElement !== activeElement) note('language', 'takes the focus');
  });
  const sent = stage.sentByEngine.length;
  await stage.act(() => void window.dispatchEvent(new Event('pagehide')));
  if (routesOf(chart.machine).length > 0 && !stage.sentByEngine.slice(sent).includes('page.left'))
    note('leaving', 'gets no event when the window is closed');
}
