/** What breaks in a browser is shrunk for as long as there is time, and told as what it is; played by nobody, on a clock of its own. */
import { expect, test } from 'vitest';
import type { BrowserWay } from '../../../scripts/models/browser-ways.ts';
import { breaksAmong } from '../../../scripts/models/complaints.ts';
import type { Shrinking } from '../../../scripts/models/shrink-in-browser.ts';
import { shrinkInBrowser } from '../../../scripts/models/shrink-in-browser.ts';
import { doorChart } from '../fixture/door.ts';
import type { AskedLine } from './asked.ts';
import type { Playable } from './way.ts';

const player: Playable = { chart: doorChart, inputs: ['visit'], canPlay: () => true, memory: () => '' };

/** Somebody who is called Amina, changes their mind twice, and says the word twice before they knock. */
const long = [
  'visit > readSite:done.site > name.given:amina',
  ...Array.from({ length: 2 }, () => 'name.confirmed > route #door.outside'),
  'name.confirmed > word.given:sesame > word.given:sesame > door.knocked',
].join(' > ');

/** Whatever is said before a knock is heard: without a word nothing breaks. */
const breaks = (line: string): boolean => /word\.given:sesame.* > door\.knocked$/.test(line);

const wayOf = ({ chart, line }: AskedLine, isBroken: boolean): BrowserWay => ({
  chart,
  line,
  setting: '',
  outcome: isBroken ? 'failed' : 'passed',
  seconds: 1,
  said: isBroken ? 'nobody answers' : '',
  brokenMove: isBroken ? line.split(' > ').length - 1 : null,
  trace: null,
});

/** A browser that takes so long for a line, and begins none once its time is over. */
function browserOf(perLine: number, doesBreak = breaks) {
  let now = 0;
  const played: string[] = [];
  const shrinking: Shrinking = {
    playerOf: () => player,
    now: () => now,
    play: (lines, time) => {
      const until = now + time;
      const ways: BrowserWay[] = [];
      for (const asked of lines) {
        if (now > until) break;
        now += perLine;
        played.push(asked.line);
        ways.push(wayOf(asked, doesBreak(asked.line)));
      }
      return Promise.resolve(ways);
    },
  };
  return { shrinking, played, time: () => now };
}

async function shrunk({ shrinking }: ReturnType<typeof browserOf>) {
  const causes = await breaksAmong(doorChart, [wayOf({ chart: 'door', line: long, setting: null }, true)]);
  const [told] = await shrinkInBrowser(causes, shrinking);
  return told?.complaint;
}

test('with time enough, to the shortest line that breaks alike', async () => {
  const complaint = await shrunk(browserOf(100));
  expect(complaint?.seen?.line).toBe(
    'visit > readSite:done.site > name.given:amina > name.confirmed > word.given:sesame > door.knocked',
  );
  expect(complaint?.what).toBe('in a browser, from sure: nobody answers');
});

test('as far as a minute leads, and says so', async () => {
  const browser = browserOf(25_000);
  const complaint = await shrunk(browser);
  expect(browser.time()).toBeLessThanOrEqual(85_000);
  expect(complaint?.what).toBe(
    `in a browser, from sure: nobody answers – shrunk as far as ${browser.played.length} lines tell, there was no time for more`,
  );
});

test('not at all where it does not break once more', async () => {
  const complaint = await shrunk(browserOf(100, () => false));
  expect(complaint?.what).toBe('in a browser, from sure: nobody answers – but not when it was played once more');
  expect(complaint?.seen?.line).toBe(long);
});
