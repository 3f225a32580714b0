import { type as having } from 'superstruct';
import type { PostalAddress } from '../../domain/address.ts';
import type { Failure } from '../failure.ts';
import { present, step } from '../engine/step.ts';
import { addressFormPaths, addressesPaths } from '../../contract/pages/address.ts';
import { listingSteps } from '../shared/list/listing.steps.ts';

const paths = [addressFormPaths.form];

/** Screens of the form that adds an address, or changes the one in the URL. The known data decide which is shown. */
export const addressFormSteps = {
  loading: step('loading', { paths, needs: having({}) }),
  unreadable: step('unreadable', { paths, needs: having({ failure: present<Failure>() }) }),
  /** The address to change is not there any more. */
  gone: step('gone', { paths, needs: having({}) }),
  /** There is no room for another one. */
  full: step('full', { paths, needs: having({}) }),
  form: step('form', { paths, needs: having({ draft: having({ typed: present<PostalAddress>() }) }) }),
};

/** The one address of the page of addresses, and its screens. */
export const addressesSteps = listingSteps({ paths: [addressesPaths.list] });
