/**
 * Texts that make a pattern try again and again. They are so long that work on one that grows with the square of its length
 * goes far beyond the timeout of a test, and work that grows with the length takes milliseconds: nothing has to be measured.
 */
const LENGTH = 200_000;

const whole = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH - 1);

export const hostileTexts: readonly string[] = [
  ...['0', ' ', '0 ', '\u00a0', 'a', 'A', 'a.', '-', '+', '(', '1(', '/', 'é', '日', '<'].map((part) => whole(part)),
  ...['+33 ', 'a@', 'a@a.', 'FR', 'https://', 'https://a.', 'https://é', 'https://日.', '12 ', '2026-'].map(
    (start) => start + whole(start.at(-1) ?? ''),
  ),
  `a@${whole('a.')}`,
  `FR76${whole('0')}`,
  `https://${whole('é')}.org`,
  `12${whole(' ')}`,
].flatMap((text) => [text, `${text}!`]);
