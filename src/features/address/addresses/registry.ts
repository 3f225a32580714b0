import { msg } from '@lingui/core/macro';
import type { AddressesContext } from '../../../../machines/address/addresses/addresses.context.ts';
import type { AddressesEvent } from '../../../../machines/address/addresses/addresses.machine.ts';
import { listScreens } from '../../shared/list/list-screens.tsx';
import { loadWords } from './words.ts';
import { Empty, List } from './screens.tsx';

/** Every screen of the page of addresses. */
export const addressesScreens = listScreens<AddressesContext, AddressesEvent>({
  title: msg`Your addresses`,
  words: loadWords,
  kind: 'cards',
  isOnePage: true,
  list: List,
  empty: Empty,
});
