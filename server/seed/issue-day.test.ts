import { expect, it } from 'vitest';
import { demoArticles } from './articles.ts';
import { demoPublisher } from './demo-content.ts';
import { issueDay } from './issue-day.ts';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

it('puts each article on a day that the rhythm of its publication names, on the day of the seed at the latest', () => {
  const rhythms = new Map(demoPublisher.publications.map(({ id, rhythm }) => [id, rhythm?.en ?? '']));
  for (const day of ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'])
    for (const publicationId of new Set(demoArticles.map((article) => article.publicationId))) {
      const issued = issueDay(publicationId, day);
      const weekday = new Date(issued).getUTCDay();
      const rhythm = rhythms.get(publicationId) ?? '';
      expect(issued <= day).toBe(true);
      if (rhythm.includes('Monday to Friday')) expect([1, 2, 3, 4, 5]).toContain(weekday);
      else if (rhythm.includes(', on ')) expect(rhythm).toContain(names[weekday]);
    }
});
