// @vitest-environment jsdom
/** The funnels of orders keep the laws of what is drawn, in every state that looks different. */
import { isOfOrder, subjects } from './subjects.ts';
import { testLaws } from './test-laws.ts';

testLaws(subjects.filter(isOfOrder));
