import type { ReactNode } from 'react';
import type { WatchKind } from '../../../../domain/watch.ts';
import type { SubjectProps } from './subject-forms.tsx';
import { PlaceForm, KeywordForm, SectionForm, SerialForm } from './subject-forms.tsx';

/** The form of each kind. */
export const subjectForms = {
  country: PlaceForm,
  keyword: KeywordForm,
  section: SectionForm,
  serial: SerialForm,
} as const satisfies Record<WatchKind, (props: SubjectProps) => ReactNode>;
