import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Judging takes longer with each character; what comes after these makes nothing easier to guess. */
const JUDGED_LENGTH = 64;

/** Of 0 to 4; less is guessed in fewer than a hundred million attempts. */
const LEAST_SCORE = 3;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Whether a password is among the first that are tried: it is on the lists of those that people use, repeats itself,
 * follows the keys, or is made of what is known of its owner.
 */
export function isGuessable(password: string, known: readonly string[]): boolean {
  const parts = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((part) => part.length > 2);
  return judge.check(password.slice(0, JUDGED_LENGTH), parts).score < LEAST_SCORE;
}
