import { type as having } from 'superstruct';
import type { Profile } from '../../domain/profile.ts';
import type { Failure } from '../failure.ts';
import { present, step } from '../engine/step.ts';
import { profilePaths } from '../../contract/pages/profile.ts';

const { overview, identity, information, email, password } = profilePaths;

const known = having({ profile: present<Profile>() });

/** Stands in at every address while the personal information is read. */
const reading = { paths: [overview, identity, information, email, password], standsIn: true } as const;

/** Steps of the personal information: their addresses (specification §2) and needs. */
export const profileSteps = {
  loading: step('loading', { ...reading, needs: having({}) }),
  unreadable: step('unreadable', { ...reading, needs: having({ failure: present<Failure>() }) }),
  overview: step('overview', { paths: [overview], needs: known }),
  identity: step('identity', { paths: [identity], needs: known }),
  information: step('information', { paths: [information], needs: known }),
  email: step('email', { paths: [email], needs: known }),
  password: step('password', { paths: [password], needs: known }),
};
