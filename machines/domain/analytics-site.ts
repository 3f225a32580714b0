/** Site code to the analytics site number; an unknown code gives 0 (specification §3, §9). */
const analyticsSites: ReadonlyMap<string, number> = new Map([
  ['LL', 1],
  ['LLA', 1],
  ['AIF', 2],
  ['AIA', 3],
  ['GLF', 4],
  ['LMR', 5],
  ['IOF', 5],
  ['INT', 6],
  ['IOA', 6],
  ['GLA', 8],
]);

/** The analytics number of a site (specification §3). */
export function analyticsSiteNumber(siteCode: string): number {
  return analyticsSites.get(siteCode) ?? 0;
}
