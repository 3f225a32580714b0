import { expect, test } from 'vitest';
import { ApiError, failureKinds, isUncertain } from './failure.ts';

test('whoever got no usable answer does not know what was done; whoever was refused does', () => {
  const doubtful = failureKinds.filter((kind) => isUncertain(new ApiError(kind, 'POST /ajax/login/login')));
  // A conflict: the same order may be under way elsewhere.
  expect(doubtful).toEqual(['offline', 'timeout', 'conflict', 'server', 'malformed']);
});
