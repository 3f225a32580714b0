import { arrive } from './arrive.ts';
import '../ui/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
const arrival = arrive();
// Not awaited: the application's code imports what stands in this file.
void import('./start.tsx').then(({ start }) => start(root, arrival));
