import { object, string } from 'superstruct';
import { required } from '../rules/required.ts';

/** Ranges as typed or pasted, before parsing. */
export const rangeListForm = object({ rangeList: required(string()) });
