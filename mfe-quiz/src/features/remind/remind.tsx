import { $isSignedIn, loginRequested } from '@mortar/host';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { $reminders, remindFx } from '#entities/event';

interface Props {
  eventid: string;
  /** As it was read. */
  reminded: boolean;
}

/** Sets or takes back a reminder, which comes in the notice list when the lobby opens. */
export function Remind({ eventid, reminded }: Props) {
  const state = useUnit({ isSignedIn: $isSignedIn, reminders: $reminders, remind: remindFx, ask: loginRequested });
  const path = useLocation().pathname;
  const remind = useAction(state.remind);
  const isOn = state.reminders[eventid] ?? reminded;
  const press = () => {
    if (state.isSignedIn) remind.act({ eventid, on: !isOn });
    else state.ask({ path });
  };
  return (
    <>
      <Button icon={isOn ? 'bell-off' : 'bell'} aria-pressed={isOn} loading={remind.isBusy} onClick={press}>
        <FormattedMessage id={isOn ? 'quiz.event.reminded' : 'quiz.event.remind'} />
      </Button>
      {remind.failure && <FailureText failure={remind.failure} />}
    </>
  );
}
