import { expect, test } from 'vitest';
import { ApiError, failureKinds, isUncertain } from './failure.ts';

test('isUncertain holds for failures without a usable answer, not for refusals', () => {
  const doubtful = failureKinds.filter((kind) => isUncertain(new ApiError(kind, 'POST /ajax/login/login')));
  // A conflict: the same order may be running elsewhere.
  expect(doubtful).toEqual(['offline', 'timeout', 'conflict', 'server', 'malformed']);
});
