import { expect, it } from 'vitest';
import { demoArticles } from './articles.ts';
import { demoPublisher } from './demo-publisher.ts';
import { issueDay } from './issue-day.ts';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekdays that a rhythm names; all where it names none. */
function daysNamed(rhythm: string): readonly string[] {
  if (rhythm.includes('Monday to Friday')) return names.slice(1, 6);
  const named = names.filter((name) => rhythm.includes(name));
  return named.length === 0 ? names : named;
}

it('puts each article on a day that the rhythm of its publication names, on the day of the seed at the latest', () => {
  const rhythms = new Map(demoPublisher.publications.map(({ id, rhythm }) => [id, rhythm?.en ?? '']));
  for (const day of ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'])
    for (const publicationId of new Set(demoArticles.map((article) => article.publicationId))) {
      const issued = issueDay(publicationId, day);
      const weekday = new Date(issued).getUTCDay();
      expect(issued <= day).toBe(true);
      expect(daysNamed(rhythms.get(String(publicationId)) ?? '')).toContain(names[weekday]);
    }
});
