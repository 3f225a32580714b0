import { calling, calls, callsBeyond } from './calls.ts';
import { kind, packages, topLevel } from './card.ts';
import { entities } from './entities.ts';
import { enumerations } from './enumerations.ts';
import { messages } from './messages.ts';
import type { Section } from './requirement.ts';
import { routes, routesBeyond } from './routes.ts';
import { rules } from './rules.ts';
import { screens } from './screens.ts';

/** Everything that was asked for, in the order of the specification. */
export const sections: readonly Section[] = [
  screens,
  routes,
  routesBeyond,
  entities,
  enumerations,
  rules,
  calls,
  callsBeyond,
  calling,
  messages,
  packages,
  topLevel,
  kind,
];
