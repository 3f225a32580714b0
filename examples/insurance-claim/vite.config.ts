import { backEnd } from './back-end.ts';

export default { plugins: [backEnd] };
