import { start } from './start.tsx';
import '../ui/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
await start(root);
