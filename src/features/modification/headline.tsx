import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { countOf } from '../../../machines/domain/modification.ts';
import { Intro } from '../../ui/text/intro.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { ModificationScreenProps } from './screen-props.ts';
import { standings } from './state-words.ts';

type HeadlineProps = Pick<ModificationScreenProps<'request'>['data'], 'modification' | 'answer'>;

/**
 * The request's state, at the top. A live region: a decision of the office while the page is open is announced once.
 * After an attempt to withdraw the request it shows the result of that instead, and takes focus, since the pressed
 * button is gone.
 */
export function Headline({ modification, answer }: HeadlineProps) {
  const { i18n } = useLingui();
  const { state } = modification;
  const { kind, words } = standings[state];
  const accepted = countOf(modification, 'accepted');
  const rejected = countOf(modification, 'rejected');
  const sentence = (
    <>
      {i18n._(words)}
      {state === 'partlyAccepted' && (
        <>
          {' '}
          <Trans>
            <Plural value={accepted} one="# line accepted" other="# lines accepted" />,{' '}
            <Plural value={rejected} one="# rejected" other="# rejected" />.
          </Trans>
        </>
      )}
    </>
  );
  return (
    <div>
      <div role="status">{answer === null && <Intro kind={kind}>{sentence}</Intro>}</div>
      {answer === 'cancelled' && <Notice kind="success" title={sentence} takesFocus />}
      {answer === 'decidedMeanwhile' && (
        <Notice kind={kind} title={<Trans>The publisher has decided meanwhile</Trans>} takesFocus>
          <p>{sentence}</p>
          <p>
            <Trans>It can no longer be canceled.</Trans>
          </p>
        </Notice>
      )}
    </div>
  );
}
