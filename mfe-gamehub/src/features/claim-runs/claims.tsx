import { toastShown } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { $arrived, $isSending, resultsFoundFx } from '#entities/run';

/** Claims what was played, and says once it has arrived. */
export function Claims({ onArrived }: { onArrived?: (() => void) | undefined }) {
  const { formatMessage } = useIntl();
  const { arrived, isSending, find, toast } = useUnit({
    arrived: $arrived,
    isSending: $isSending,
    find: resultsFoundFx,
    toast: toastShown,
  });
  const say = useEffectEvent((points: number, bricks: number) => {
    const text = `${formatMessage({ id: 'gamehub.play.gained' }, { count: points })} ${formatMessage({ id: 'gamehub.play.arrived' }, { bricks })}`;
    toast({ type: 'success', text });
    onArrived?.();
  });
  useEffect(() => void find(), [find]);
  useEffect(() => {
    if (arrived && !isSending) say(arrived.points, arrived.bricks);
  }, [arrived, isSending]);
  return null;
}
