import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { EmailChange } from '../../../machines/domain/profile.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { ProfileScreenProps } from './screen-props.ts';

interface EmailChangeNoticeProps extends Pick<ProfileScreenProps<'overview'>, 'send' | 'busy'> {
  readonly change: EmailChange;
}

/** Another e-mail address awaits confirmation: what to do with the letter, or without it. */
export function EmailChangeNotice({ change: { email, expiresAt }, send, busy }: EmailChangeNoticeProps) {
  /** What was pressed last: that is what is under way. */
  const [pressed, setPressed] = useState('');
  const button = (type: 'emailChange.repeated' | 'emailChange.cancelled') => ({
    isPending: busy && pressed === type,
    isDisabled: busy && pressed !== type,
    onPress: () => {
      setPressed(type);
      send({ type });
    },
  });
  return (
    <Notice kind="info" title={<Trans>Your new address is awaiting confirmation</Trans>}>
      <Stack gap="close">
        <p>
          <Trans>
            We have written to <strong translate="no">{email}</strong>. Follow the link in our message before{' '}
            <DateText moment={expiresAt} />; until then, you sign in with the current one.
          </Trans>
        </p>
        <Actions>
          <Button {...button('emailChange.repeated')}>
            <Trans>Send the message again</Trans>
          </Button>
          <Button variant="quiet" {...button('emailChange.cancelled')}>
            <Trans>Keep the current address</Trans>
          </Button>
        </Actions>
      </Stack>
    </Notice>
  );
}
