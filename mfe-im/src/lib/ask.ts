import { confirmFx } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';

const YES = 1;

/** Asks before something is done that others notice; texts stand under `<id>.title`, `.text` and `.confirm`. */
export function useAsk() {
  const { formatMessage } = useIntl();
  const confirm = useUnit(confirmFx);
  return async (id: string, values: Record<string, string> = {}): Promise<boolean> => {
    const say = (part: string) => formatMessage({ id: `${id}.${part}` }, values);
    const choice = await confirm({
      title: say('title'),
      content: say('text'),
      confirmLabel: say('confirm'),
      cancelLabel: formatMessage({ id: 'im.cancel' }),
    });
    return choice === YES;
  };
}
