import { expect, it } from 'vitest';
import { readGoldenText } from '../support/golden-exchange.ts';

it('says which call, which file and which command where a golden exchange is missing', () => {
  expect(() => readGoldenText('user.never-written')).toThrow(
    'The call "of no row" names the golden exchange "user.never-written", but src/contract/fixtures/user.never-written.json is ' +
      'missing. Make it from another one with "cp src/contract/fixtures/user.signed-in.json ' +
      'src/contract/fixtures/user.never-written.json", and write in it what the call is sent and answers.',
  );
});
