import { FailureText, useAction } from '@mortar/remote-kit';
import { Switch } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { hideFx, settings } from './model.ts';

/** Whether others see the person's name beside their points; nothing until that is known. */
export function HideMe() {
  const { formatMessage } = useIntl();
  const shown = useUnit(settings.$data);
  const { act, isBusy, failure } = useAction(useUnit(hideFx));
  if (!shown) return null;
  return (
    <>
      <Switch
        label={formatMessage({ id: 'quiz.rankings.hide' })}
        note={formatMessage({ id: 'quiz.rankings.hide.note' })}
        checked={shown.hidden}
        disabled={isBusy}
        onCheckedChange={(hidden) => act({ hidden })}
      />
      {failure && <FailureText failure={failure} />}
    </>
  );
}
