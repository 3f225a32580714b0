/** Prints the configurations of one chart that are worth a story, as JSON: `node list-stories.ts invoice`. */
import { charts } from '../../machines/charts.ts';
import { explore } from '../../machines/funnel/model/explore.ts';

const name = process.argv[2];
const chart = charts.find((each) => each.name === name);
if (!chart) throw new Error(`machines/charts.ts has no chart "${name}"`);
const stories = explore(chart).filter(({ isStory }) => isStory);
process.stdout.write(JSON.stringify(stories.map(({ id }) => id)));
