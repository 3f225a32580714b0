import { createContext, useContext } from 'react';

export const FormIdContext = createContext<string | undefined>(undefined);

/** Id of the form around, for its button where that is drawn outside of it; `undefined` outside of a form. */
export const useFormId = (): string | undefined => useContext(FormIdContext);
