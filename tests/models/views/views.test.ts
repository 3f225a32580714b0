// @vitest-environment jsdom
/** All pages but the funnels of orders (`order-views.test.ts`) keep the laws of what is drawn, in every state that looks different. */
import { isOfOrder, subjects } from './subjects.ts';
import { testLaws } from './test-laws.ts';

testLaws(subjects.filter((subject) => !isOfOrder(subject)));
