import { object, refine } from 'superstruct';
import { refusal } from '../validation/issue.ts';
import { offerForm, readersIssue } from '../validation/forms/quote-request.ts';
import { oneOf } from '../validation/rules/text.ts';
import { licenceCodes } from './codes.ts';
import { coded } from './known-code.ts';
import { codedCurrency, licenceMapping, licences, licenceWords } from './offer.ts';

const { publicationIds, readers, months, currency } = offerForm.schema;

/** The offer in a request; a number of readers that the licence does not allow is refused at `nombreLecteurs`. */
export const offre = refine(
  object({
    pubSIds: publicationIds,
    typeLicence: coded(oneOf(licenceWords), licences, licenceCodes),
    nombreLecteurs: readers,
    dureeMois: months,
    devise: codedCurrency(currency),
  }),
  'readers',
  ({ typeLicence, nombreLecteurs }, context) => {
    const issue = readersIssue(licenceMapping.decode(typeLicence), nombreLecteurs);
    return issue === null || { ...refusal(issue), path: context.path.concat('nombreLecteurs') };
  },
);
