/** A record that would be drawn broken does not compile. `npm run check -- types` runs these. */
import { RecordCard } from './record-card.tsx';

export const records = [
  <RecordCard key="1" title="Sahel Énergies" facts="Read on a phone" date="May 4" isQuiet />,

  // @ts-expect-error -- a date stands in a column that only quiet rows have
  <RecordCard key="2" title="Sahel Énergies" facts="Read on a phone" date="May 4" />,

  // @ts-expect-error -- acts end the line of the title, or stand below it
  <RecordCard key="3" title="Sahel Énergies" facts="Read on a phone" isDense isWide />,
];
