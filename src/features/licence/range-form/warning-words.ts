import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RangeWarning } from '../../../../machines/validation/rules/ip-range.ts';

/** What somebody should know of a range before they ask for it. */
export const warningWords: Readonly<Record<RangeWarning, MessageDescriptor>> = {
  hostBits: msg`The address given is inside this network: all of it is meant.`,
  private: msg`Some of these addresses are private: they are used inside your network only. Enter those by which it is known outside.`,
  loopback: msg`Some of these addresses are a computer’s own (loopback).`,
  linkLocal: msg`Some of these addresses are valid on one network segment only (link-local).`,
  carrierShared: msg`Some of these addresses are shared by an internet provider’s customers.`,
  multicast: msg`Some of these addresses are for multicast.`,
  documentation: msg`Some of these addresses are reserved for documentation: nobody reads from them.`,
  reserved: msg`Some of these addresses are reserved: nobody reads from them.`,
};
