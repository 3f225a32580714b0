import type { ContactMessage } from '../../validation/forms/contact.ts';

/** A message to the desk with a text in every field. Tests send it, and name only the fields that they are about. */
export const message: ContactMessage = {
  kind: 'claim',
  about: 'FA-2026-000481',
  remark: 'Deux numéros de la semaine dernière ne sont pas arrivés.',
};
