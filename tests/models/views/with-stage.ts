import type { Note, Subject } from './law.ts';
import type { Way } from './stage.tsx';
import { Stage } from './stage.tsx';

/** Renders a page at the end of a path, does work with it, and closes it. */
export async function withStage(
  subject: Subject,
  way: Way,
  note: Note,
  play: (stage: Stage) => Promise<void> | void,
): Promise<Stage> {
  const stage = await Stage.open(subject, way);
  await play(stage);
  await putAway(stage, note);
  return stage;
}

/** Closes a page, and records faults that no page may have. */
export async function putAway(stage: Stage, note: Note): Promise<void> {
  const sent = [...stage.sent];
  await stage.close();
  for (const { event, isTaken } of sent) if (!isTaken) note('taken', `sends ${event.type}`);
  for (const fault of new Set(stage.faults)) note('quiet', fault);
}
