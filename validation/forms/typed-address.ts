import { integer, nullable, object, optional, string } from 'superstruct';

const typed = {
  organisation: string(),
  recipient: string(),
  street: string(),
  complement: string(),
  postalCode: string(),
  city: string(),
  /** Older drafts lack it. */
  region: optional(nullable(string())),
  country: string(),
};

/** An address as a person is typing it: nothing need be there, and nothing need be right. Part of a funnel's draft. */
export const typedAddress = object(typed);

/** A kept address that was chosen; part of a funnel's draft, so that it is there before the address book is. */
export const chosenAddress = object({ id: integer(), ...typed });
