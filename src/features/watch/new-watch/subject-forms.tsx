import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { NewWatchDraft } from '../../../../machines/watch/new-watch/new-watch.draft.ts';
import { regions } from '../../../../domain/catalogue.ts';
import type { WatchKind } from '../../../../domain/watch.ts';
import { countriesOf, LONGEST_KEYWORD, subjectKey } from '../../../../domain/watch.ts';
import type { ValuesOf } from '../../../../validation/form.ts';
import {
  keywordForm,
  placeRules,
  sectionForm,
  serialForm,
  SHORTEST_KEYWORD,
} from '../../../../validation/forms/watch.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Controls } from '../../shared/form/controls.tsx';
import { Form } from '../../shared/form/form.tsx';
import { useCountryOptions } from '../../shared/form/use-country-options.ts';
import type { FormState } from '../../shared/form/use-form.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { regionNames } from '../../shared/offer/offer-names.ts';
import type { NewWatchScreenProps } from './screen-props.ts';

const everyCountry = msg({ message: 'Every country', comment: 'No country in particular is watched' });

export type SubjectProps = Pick<NewWatchScreenProps<'subject'>, 'data' | 'send' | 'busy'>;

/** Keeps what was chosen or typed. */
function keeping({ send }: Pick<SubjectProps, 'send'>) {
  return (change: Partial<NewWatchDraft>) => send({ type: 'subject.changed', change });
}

/** Options that the forms of all kinds share. @param field The field that shows that the subject is watched already. */
function useShared({ data, send, busy }: SubjectProps, field: string) {
  const { t } = useLingui();
  return {
    failure: data.failure,
    received: data.isWatched ? { [field]: t`You already have this alert. Choose something else.` } : undefined,
    subject: String(data.lastSet === null),
    busy,
    onValid: () => send({ type: 'preview.asked' }),
  };
}

interface SubjectFormProps extends Pick<SubjectProps, 'data' | 'busy'> {
  readonly form: Pick<FormState<object>, 'attempt' | 'errors' | 'failure' | 'onSubmit'>;
  readonly children: ReactNode;
}

/** The fields, and the way to see what the watch would have brought. */
function SubjectForm({ form, data: { preview }, busy, children }: SubjectFormProps) {
  const isTried = preview !== null;
  return (
    <Form
      form={form}
      failureTitle={
        isTried ? (
          {
            uncertain: <Trans>We may not have created your alert</Trans>,
            refused: <Trans>We couldn’t create your alert</Trans>,
          }
        ) : (
          <Trans>We couldn’t load the preview</Trans>
        )
      }
      failureAdvice={
        isTried ? (
          <Trans>Your choices are still here. You can safely try again.</Trans>
        ) : (
          <Trans>Your choices are still here.</Trans>
        )
      }
    >
      {children}
      <Actions>
        <Button
          variant={isTried ? 'secondary' : 'primary'}
          type="submit"
          isPending={busy && !isTried}
          isDisabled={busy && isTried}
        >
          <Trans>Preview the articles</Trans>
        </Button>
      </Actions>
    </Form>
  );
}

export function PlaceForm(props: SubjectProps) {
  const { i18n } = useLingui();
  const { draft } = props.data;
  const { region, country } = draft;
  const keep = keeping(props);
  const form = useForm({ ...useShared(props, 'country'), form: placeRules, typed: { region, country } });
  const countries = useMemo(() => countriesOf(region).map((code) => ({ code })), [region]);
  const [all, ...parts] = regions.map((value) => ({ value, label: i18n._(regionNames[value]) }));
  return (
    <SubjectForm form={form} {...props}>
      <Controls<ValuesOf<typeof placeRules>>
        each={{
          region: (
            <SelectField
              {...form.at('region')}
              value={region === 'all' ? '' : region}
              onChange={(chosen) => keep({ region: regions.find((each) => each === chosen) ?? 'all' })}
              label={<Trans>Region of Africa</Trans>}
              unset={all?.label ?? ''}
              options={parts}
              isOptional
            />
          ),
          country: (
            <SelectField
              {...form.at('country')}
              value={country}
              onChange={(chosen) => keep({ country: chosen })}
              label={<Trans>Country</Trans>}
              unset={i18n._(everyCountry)}
              options={useCountryOptions(countries)}
              isOptional
            />
          ),
        }}
      />
    </SubjectForm>
  );
}

export function KeywordForm(props: SubjectProps) {
  const { keyword } = props.data.draft;
  const form = useForm({
    ...useShared(props, 'keyword'),
    form: keywordForm,
    typed: { keyword },
    onChange: (change) => keeping(props)(change),
  });
  return (
    <SubjectForm form={form} {...props}>
      <Controls<ValuesOf<typeof keywordForm>>
        each={{
          keyword: (
            <TextField
              {...form.field('keyword')}
              label={<Trans>Keyword</Trans>}
              help={
                <Trans>
                  From {SHORTEST_KEYWORD} to {LONGEST_KEYWORD} characters. If you enter several words, titles must
                  contain all of them.
                </Trans>
              }
            />
          ),
        }}
      />
    </SubjectForm>
  );
}

/** Sections or serials that can be watched, with their publication. */
function choicesOf({ choices }: SubjectProps['data'], kind: WatchKind) {
  return choices
    .filter(({ subject }) => subject.kind === kind)
    .map(({ subject, name, publication }) => ({
      value: subjectKey(subject),
      label: publication === null ? name.text : `${publication} – ${name.text}`,
    }));
}

export function SectionForm(props: SubjectProps) {
  const { section } = props.data.draft;
  const form = useForm({
    ...useShared(props, 'section'),
    form: sectionForm,
    typed: { section },
    onChange: (change) => keeping(props)(change),
  });
  return (
    <SubjectForm form={form} {...props}>
      <Controls<ValuesOf<typeof sectionForm>>
        each={{
          section: (
            <SelectField
              {...form.field('section')}
              label={<Trans>Section</Trans>}
              options={choicesOf(props.data, 'section')}
            />
          ),
        }}
      />
    </SubjectForm>
  );
}

export function SerialForm(props: SubjectProps) {
  const { serial } = props.data.draft;
  const form = useForm({
    ...useShared(props, 'serial'),
    form: serialForm,
    typed: { serial },
    onChange: (change) => keeping(props)(change),
  });
  return (
    <SubjectForm form={form} {...props}>
      <Controls<ValuesOf<typeof serialForm>>
        each={{
          serial: (
            <SelectField
              {...form.field('serial')}
              label={<Trans>Series</Trans>}
              options={choicesOf(props.data, 'serial')}
            />
          ),
        }}
      />
    </SubjectForm>
  );
}
