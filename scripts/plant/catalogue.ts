import type { Area, Bug, PlacedBug } from './bug.ts';
import { chartPartBugs } from './chart-parts.ts';
import { chartBugs } from './charts.ts';
import { contractBugs } from './contract.ts';
import { apartBugs, documentBugs } from './documents.ts';
import { engineBugs } from './engine.ts';
import { ipRuleBugs } from './ip-rules.ts';
import { openApiBugs } from './openapi.ts';
import { reactBugs } from './react.ts';
import { readerListBugs } from './reader-list.ts';
import { lifecycleBugs, requestViewBugs } from './requests.ts';
import { accountBugs } from './server-account.ts';
import { licenceBugs } from './server-licence.ts';
import { requestBugs } from './server-requests.ts';
import { moneyBugs } from './server-money.ts';
import { doorBugs } from './server-doors.ts';
import { serverBugs } from './server.ts';
import { bringingBugs, waitingBugs } from './slow-line.ts';
import { viewBugs } from './views.ts';
import { wiringBugs } from './wiring.ts';

const byArea: Readonly<Record<Area, readonly Bug[]>> = {
  charts: [...chartBugs, ...chartPartBugs, ...lifecycleBugs, ...readerListBugs, ...ipRuleBugs],
  engine: engineBugs,
  react: reactBugs,
  views: [...viewBugs, ...requestViewBugs, ...waitingBugs],
  wiring: [...wiringBugs, ...bringingBugs, ...apartBugs],
  contract: [...contractBugs, ...openApiBugs],
  server: [...accountBugs, ...moneyBugs, ...doorBugs, ...requestBugs, ...licenceBugs, ...documentBugs, ...serverBugs],
};

const areas: readonly Area[] = ['charts', 'engine', 'react', 'views', 'wiring', 'contract', 'server'];

/** Every bug, area by area. */
export const bugs: readonly PlacedBug[] = areas.flatMap((area) => byArea[area].map((bug) => ({ ...bug, area })));
