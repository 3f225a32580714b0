import { object, string } from 'superstruct';
import { required } from '../rules/required.ts';

/** Ranges as they are typed or pasted, before they are told apart. */
export const rangeListForm = object({ rangeList: required(string()) });
