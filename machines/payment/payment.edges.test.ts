import { expect, test } from 'vitest';
import { edgesOf } from '../funnel/edges.ts';
import { paymentMachine } from './payment.machine.ts';

/** The approved chart, edge by edge; ids without their `payment.`. */
const approved = `
  payment | route -> choice
  payment | route -> billing
  payment | route -> check
  payment | route -> outcome
  payment | route -> help
  entering | always [hasReference] -> outcome
  entering | always -> choice
  choice.deciding | always [isMisnamed] -> choice.unknown
  choice.deciding | always [isUnread] -> choice.reading
  choice.deciding | always [isSubmitted] -> recovering
  choice.deciding | always [isSettled] -> outcome
  choice.deciding | always [hasOrder] -> choice.choosing
  choice.deciding | always -> choice.unknown
  choice.reading | done readSubscriptionOrder -> choice.deciding
  choice.reading | failed readSubscriptionOrder [hasComplaints] -> choice.reading
  choice.reading | failed readSubscriptionOrder -> choice.unreadable
  choice.unreadable | retried -> choice.reading
  choice.unknown | help.opened -> help
  choice.choosing | method.chosen -> stays
  choice.choosing | method.confirmed [hasCart] -> check
  choice.choosing | method.confirmed -> billing
  choice.choosing | help.opened -> help
  billing.deciding | always [isSubmitted] -> recovering
  billing.deciding | always [isBookUnread] -> billing.reading
  billing.deciding | always -> billing.editing
  billing.reading | done readAddresses -> billing.editing
  billing.reading | failed readAddresses -> billing.editing
  billing.editing | billing.written -> stays
  billing.editing | billing.confirmed -> billing.pricing
  billing.editing | choice.reopened -> choice
  billing.editing | help.opened -> help
  billing.editing | retried [isBookUnread] -> billing.reading
  billing.pricing | done readSubscriptionOrder -> priced
  billing.pricing | failed readSubscriptionOrder -> billing.editing
  billing.keeping | done saveAddress -> check
  billing.keeping | failed saveAddress -> check
  priced | always [isSettled] -> outcome
  priced | always [isToBeKept] -> billing.keeping
  priced | always [hasCart] -> check
  priced | always -> choice
  check | payment.confirmed -> checkingOut
  check | choice.reopened -> choice
  check | billing.reopened -> billing
  check | help.opened -> help
  check | always [isSubmitted] -> recovering
  check | always [isUnread] -> repricing
  repricing | done readSubscriptionOrder -> repriced
  repricing | failed readSubscriptionOrder -> choice.unreadable
  repriced | always [isSettled] -> outcome
  repriced | always [hasCart] -> check
  repriced | always -> choice
  checkingOut | done checkOut -> answered
  checkingOut | failed checkOut [hasComplaints] -> billing
  checkingOut | failed checkOut [isUncertain] -> recovering.waiting
  checkingOut | failed checkOut [isMismatch] -> choice
  checkingOut | failed checkOut -> check
  answered | always [isHosted] -> leaving
  answered | always [isOrdered] -> outcome
  answered | always [hasCart] -> check
  answered | always -> choice
  leaving | page.returned -> recovering
  recovering.asking | done findCheckout -> recovering.found
  recovering.asking | failed findCheckout -> recovering.waiting
  recovering.waiting | retried -> recovering.asking
  recovering.waiting | after patience -> recovering.asking
  recovering.found | always [isHosted] -> interrupted
  recovering.found | always -> answered
  interrupted | payment.resumed -> leaving
  interrupted | choice.reopened -> choice
  interrupted | help.opened -> help
  outcome.reading | done readOutcome -> outcome.told
  outcome.reading | failed readOutcome -> outcome.unreadable
  outcome.told | always [isPaid] -> outcome.paid
  outcome.told | always [isNotCharged] -> outcome.notCharged
  outcome.told | always [isAwaitingTransfer] -> outcome.awaitingTransfer
  outcome.told | always [isConfirming] -> outcome.confirming
  outcome.told | always -> outcome.unknown
  outcome.paid | choice.reopened [hasChoice] -> choice
  outcome.paid | help.opened [hasChoice] -> help
  outcome.notCharged | choice.reopened [hasChoice] -> choice
  outcome.notCharged | help.opened [hasChoice] -> help
  outcome.awaitingTransfer | retried -> outcome.reading
  outcome.awaitingTransfer | choice.reopened [hasChoice] -> choice
  outcome.awaitingTransfer | help.opened [hasChoice] -> help
  outcome.confirming | retried -> outcome.confirming.polling
  outcome.confirming | help.opened [hasChoice] -> help
  outcome.confirming.waiting | after patience -> outcome.confirming.polling
  outcome.confirming.polling | done readOutcome -> outcome.told
  outcome.confirming.polling | failed readOutcome -> outcome.confirming.waiting
  outcome.unreadable | retried -> outcome.reading
  outcome.unknown | retried -> outcome.reading
  outcome.unknown | choice.reopened [hasChoice] -> choice
  help.writing | choice.reopened [hasReference] -> outcome
  help.writing | choice.reopened -> choice
  help.writing | help.written -> stays
  help.writing | help.sent -> help.sending
  help.sending | done askForHelp -> help.sent
  help.sending | failed askForHelp -> help.writing
  help.sent | choice.reopened [hasReference] -> outcome
  help.sent | choice.reopened -> choice
`;

test('the chart has the approved edges, and no other', () => {
  const edges = edgesOf(paymentMachine).map(({ id }) => id.replaceAll(/(^|-> )payment\./g, '$1'));
  expect(edges).toEqual(
    approved
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  );
});
