import type { Note, Subject } from './law.ts';
import type { Way } from './stage.tsx';
import { Stage } from './stage.tsx';

/** Draws a page where a way ends, does something with it, and puts it away. */
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

/** Takes a page away, and notes what no page may do whatever happens in it. */
export async function putAway(stage: Stage, note: Note): Promise<void> {
  const sent = [...stage.sent];
  await stage.close();
  for (const { event, isTaken } of sent) if (!isTaken) note('taken', `sends ${event.type}`);
  for (const fault of new Set(stage.faults)) note('quiet', fault);
}
