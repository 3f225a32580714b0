/** What work costs, measured against other work in the same run: no machine's speed is in it. */

/** Texts that make a pattern try again and again, of a length. */
export function hostileTexts(length: number): readonly string[] {
  const whole = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length - 1);
  return [
    ...['0', ' ', '0 ', '\u00a0', 'a', 'A', 'a.', '-', '+', '(', '1(', '/', 'é', '日', '<'].map((part) => whole(part)),
    ...['+33 ', 'a@', 'a@a.', 'FR', 'https://', 'https://a.', 'https://é', 'https://日.', '12 ', '2026-'].map(
      (start) => start + whole(start.at(-1) ?? ''),
    ),
    `a@${whole('a.')}`,
    `FR76${whole('0')}`,
    `https://${whole('é')}.org`,
    `12${whole(' ')}`,
  ].flatMap((text) => [text, `${text}!`]);
}

function duration(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Milliseconds that this thread has worked, in coarse steps: those in which a busy machine let it wait are left out. */
function effort(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** What goes over a text twice costs about 20 times as much as reading it; what is quadratic, 10,000 times. */
const DEAR = 1000;

/**
 * Whether work on something takes far longer than reading the same thing as JSON. Three tries, so that a pause of the
 * machine makes nothing dear.
 */
export function isDear(wire: unknown, work: () => void): boolean {
  const source = JSON.stringify(wire);
  const read = Math.max(
    0.02,
    duration(() => void JSON.parse(source)),
  );
  return [1, 2, 3].every(() => effort(work) > DEAR * read);
}
