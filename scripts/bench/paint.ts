/**
 * When pages are painted, and when they can be used: on a processor four times slower, over a line of 4G or 3G, in a
 * browser that knows nothing yet. Beside each page, in the same run and in turns, the same document without its scripts,
 * which is how fast a page of this look can be; and another release, where one runs (`--beside ORIGIN`, with test control). Each page is opened
 * twice: whoever comes back has its files, but over HTTP/2, where browsers keep nothing for a certificate that nobody vouches for.
 */
import { literal, number, nullable, object, string, type as having } from 'superstruct';
import { quantile } from '../quantile.ts';
import { weightGoals } from '../weight-goals.ts';
import type { BareContext } from './bare-browser.ts';
import { withBareBrowser } from './bare-browser.ts';
import { hasPage, tellUsableMoment } from './bytes.ts';
import { serveWithoutScripts } from './static-pages.ts';

/** Pages are opened so often; medians are told. */
const TIMES = 7;

/** Milliseconds there and back, and bytes a second. */
const lines = {
  '4g': { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 },
  '3g': { offline: false, latency: 300, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
} as const;

/** How well connected the pages are that are measured. */
export type Line = keyof typeof lines;

export function isLine(name: string): name is Line {
  return Object.hasOwn(lines, name);
}

const addresses = ['/fr', '/fr/quote', '/fr/newsletter', '/fr/signin'] as const;

const linkStruct = having({ links: object({ fr: nullable(string()), en: nullable(string()) }) });

/** What one visit has shown, in milliseconds since its navigation began. */
export interface Visit {
  readonly first: number;
  readonly largest: number;
  /** `NaN` where no script runs, as are the requests. */
  readonly usable: number;
  /** Sum of layout shifts. */
  readonly shift: number;
  /** Until it could be used. */
  readonly requests: number;
  /** Bytes that have come over the line, headers included. */
  readonly bytes: number;
}

const receivedStruct = having({ first: number(), largest: number(), shift: number(), began: number() });
const nothing = literal(null);
const askedStruct = having({ wallTime: number() });
const finishedStruct = having({ encodedDataLength: number() });

/** Runs in the page before anything of it: keeps what the browser tells of its paints, and when the page can be used. */
function keepPaints(): void {
  const received = { first: 0, largest: 0, shift: 0, began: performance.timeOrigin };
  const usable = Promise.withResolvers<string>();
  const painted = Promise.withResolvers<null>();
  Object.assign(window, { received, painted: painted.promise, usable: usable.promise, tellUsable: usable.resolve });
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    received.first = startTime;
    painted.resolve(null);
  });
  watch('largest-contentful-paint', ({ startTime }) => (received.largest = startTime));
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') received.shift += entry.value;
  });
}

/** A phone whose owner reads French. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1, mobile: false };

async function visit(context: BareContext, { name, url }: Place, line: Line): Promise<Visit> {
  const hasScripts = name !== 'static';
  const tab = await context.open();
  await tab.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Language': 'fr-FR' } });
  await tab.send('Network.emulateNetworkConditions', lines[line]);
  await tab.send('Emulation.setDeviceMetricsOverride', phone);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const asked: number[] = [];
  tab.on('Network.requestWillBeSent', askedStruct, ({ wallTime }) => asked.push(wallTime * 1_000));
  let bytes = 0;
  // Nothing is counted of what the browser has kept.
  tab.on('Network.loadingFinished', finishedStruct, ({ encodedDataLength }) => (bytes += encodedDataLength));
  const source = `(${keepPaints.toString()})(); (${tellUsableMoment.toString()})();`;
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await tab.goTo(url);
  const usableAt = hasScripts ? Number(await tab.evaluate('usable', string())) : Number.NaN;
  await tab.evaluate('painted', nothing);
  await tab.idle();
  const { began, ...received } = await tab.evaluate('received', receivedStruct);
  await tab.close();
  const requests = hasScripts ? asked.filter((moment) => moment <= usableAt).length : Number.NaN;
  return { ...received, usable: usableAt - began, requests, bytes };
}

/** An invoice's link, without its origin: its token opens it as often as it is asked. */
async function invoiceLinkAt(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/test/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'oneInvoice' }),
  });
  const { pathname, search } = new URL(linkStruct.create(await answer.json()).links.fr ?? '', origin);
  return pathname + search;
}

/** Who serves a page, and where it is there. */
export interface Place {
  readonly name: 'static' | 'this' | 'beside';
  readonly url: string;
}

const median = (visits: readonly Visit[], of: (visit: Visit) => number): number => quantile(visits.map(of), 0.5);

const ratio = (value: number, base: number): string => `${(value / base).toFixed(2)}×`;

function rowOf(visits: Visits): Record<string, string> {
  const { static: bare, this: own, again, beside } = visits;
  const kilobytes = (some: readonly Visit[]): string => (median(some, ({ bytes }) => bytes) / 1_000).toFixed(0);
  const painted = (some: readonly Visit[], of: (visit: Visit) => number): string =>
    `${median(some, of).toFixed(0)} ms, ${ratio(median(some, of), median(bare, of))}`;
  const usable = median(own, (each) => each.usable);
  const former = median(beside, (each) => each.usable);
  const requests = median(own, (each) => each.requests);
  return {
    'static: first, largest': `${median(bare, ({ first }) => first).toFixed(0)}, ${median(bare, ({ largest }) => largest).toFixed(0)} ms`,
    'first paint': painted(own, ({ first }) => first),
    largest: painted(own, ({ largest }) => largest),
    shift: Math.max(...own.map(({ shift }) => shift)).toFixed(3),
    usable: `${usable.toFixed(0)} ms${beside.length > 0 ? `, ${ratio(usable, former)}` : ''}`,
    requests: `${requests}${requests > weightGoals.requests ? ` OVER ${weightGoals.requests}` : ''}`,
    'again: first, largest': `${painted(again, ({ first }) => first)}; ${painted(again, ({ largest }) => largest)}`,
    'again: usable': `${median(again, (each) => each.usable).toFixed(0)} ms, ${ratio(
      median(again, (each) => each.usable),
      usable,
    )}`,
    'kB: first, again': `${kilobytes(own)}, ${kilobytes(again)}`,
    ...(beside.length > 0 && {
      'beside: first, largest': `${painted(beside, ({ first }) => first)}; ${painted(beside, ({ largest }) => largest)}`,
      'beside: usable, requests': `${former.toFixed(0)} ms, ${median(beside, (each) => each.requests)}`,
    }),
  };
}

/** What is measured beside the product, and how. */
interface Measuring {
  /** Another release that runs with test control. */
  readonly beside: string | null;
  readonly line: Line;
}

/** The visits of one address, by who serves it; and those of who has been at this one before, in the same browser. */
export type Visits = Readonly<Record<Place['name'] | 'again', readonly Visit[]>>;

/** Opens the pages that people come in by, each in turns wherever it is served. */
export async function measurePaints(origin: string, { beside, line }: Measuring): Promise<ReadonlyMap<string, Visits>> {
  const bare = await serveWithoutScripts(origin);
  const measured = new Map<string, Visits>();
  const measureBy = async (newContext: () => Promise<BareContext>): Promise<void> => {
    for (const address of [...addresses, 'an invoice’s link'] as const) {
      const at = async (host: string): Promise<string> => (address.startsWith('/') ? address : invoiceLinkAt(host));
      const path = await at(origin);
      const places: Place[] = [
        { name: 'static', url: bare.origin + path },
        { name: 'this', url: origin + path },
      ];
      if (beside !== null) {
        const there = await at(beside);
        // Nothing is as fast as the page that says that there is none.
        if (await hasPage(beside, there)) places.push({ name: 'beside', url: beside + there });
      }
      const visits: Record<keyof Visits, Visit[]> = { static: [], this: [], again: [], beside: [] };
      for (let time = 0; time < TIMES; time += 1) {
        for (const place of places) {
          const context = await newContext();
          visits[place.name].push(await visit(context, place, line));
          if (place.name === 'this') visits.again.push(await visit(context, place, line));
          await context.close();
        }
      }
      measured.set(address, visits);
    }
  };
  try {
    await withBareBrowser(measureBy);
  } finally {
    await bare.close();
  }
  return measured;
}

/** Prints when pages are painted and can be used. */
export function tellPaints(measured: ReadonlyMap<string, Visits>, { line }: Measuring): void {
  console.log(
    `\nPaints and use, medians of ${TIMES} visits with nothing kept, CPU ×4, ${line}; × of the same page without scripts, use × of the release beside; again: by who has been there before`,
  );
  console.table(Object.fromEntries([...measured].map(([address, visits]) => [address, rowOf(visits)])));
}
