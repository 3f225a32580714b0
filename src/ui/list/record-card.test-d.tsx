/** A record that would be drawn broken does not compile. `npm run check -- types` runs these. */
import { RecordCard } from './record-card.tsx';

export const records = [
  <RecordCard key="1" kind="article" title="Sahel Énergies" facts="Read on a phone" date="May 4" />,

  // @ts-expect-error -- a date stands in a column that only articles have
  <RecordCard key="2" kind="dense" title="Sahel Énergies" facts="Read on a phone" date="May 4" />,

  // @ts-expect-error -- a row without a sum says so
  <RecordCard key="3" kind="priced" title="Sahel Énergies" facts="Read on a phone" />,
];
