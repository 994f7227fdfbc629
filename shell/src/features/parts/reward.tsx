import { Dialog } from '@mortar/ui/overlay';
import { enqueue } from '@mortar/ui/toasts';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { OwnDialogProps } from '../../core/dialogs/own.ts';
import { rewardShown } from '../session/reward.ts';
import { regionWanted } from '../toasts/index.ts';
import { PartsTexts } from './parts-texts.tsx';
import { RewardContent } from './reward-content.tsx';
import { readReward, type Reward as Options } from './reward-options.ts';

/** Where a newcomer plays first. */
const GAME = '/games/kiln-stack';

/** The rewards popup (spec §3), as a toast or as a modal. */
export function Reward({ props, ...dialog }: OwnDialogProps) {
  const reward = readReward(props);
  if (reward.type === 'toast') return <RewardToast reward={reward} onShown={dialog.onClosed} />;
  return (
    <PartsTexts>
      <RewardModal reward={reward} {...dialog} />
    </PartsTexts>
  );
}

/** The congratulation after a sign-in that brought bricks (spec §2). Once it stands there it was seen. */
export function Congratulation({ props, ...dialog }: OwnDialogProps) {
  const shown = useUnit(rewardShown);
  useEffect(() => shown(), [shown]);
  return (
    <PartsTexts>
      <Greeting reward={{ ...readReward(props), type: 'modal' }} {...dialog} />
    </PartsTexts>
  );
}

type ModalProps = Omit<OwnDialogProps, 'props'> & { reward: Options };

function Greeting({ reward, ...dialog }: ModalProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  // Who came from a game goes on with it.
  const play = pathname.startsWith('/games/') ? pathname : GAME;
  return <RewardModal reward={{ ...reward, play, subtitle: formatMessage({ id: 'parts.reward.text' }) }} {...dialog} />;
}

function RewardModal({ reward, open, onClose, onClosed }: ModalProps) {
  const { formatMessage } = useIntl();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || reward.interval === undefined) return;
    const timer = setTimeout(() => close(), reward.interval);
    return () => clearTimeout(timer);
  }, [open, reward.interval]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      dismissible={reward.closable}
      closable={reward.closable}
      title={reward.title ?? formatMessage({ id: 'parts.reward.title' })}
      titleHidden
      bleed
      closeLabel={formatMessage({ id: 'shell.close' })}
    >
      <RewardContent reward={reward} frame="moment" onClose={onClose} />
    </Dialog>
  );
}

/** Hands the reward to the region of toasts, where it outlives the page that it was earned on. */
function RewardToast({ reward, onShown }: { reward: Options; onShown: () => void }) {
  const want = useUnit(regionWanted);
  const hand = useEffectEvent(() => {
    want();
    enqueue({
      type: 'drawn',
      closable: reward.closable,
      ...(reward.interval !== undefined && { lifetime: reward.interval }),
      draw: (close) => (
        <PartsTexts>
          <RewardContent reward={reward} frame="card" onClose={close} />
        </PartsTexts>
      ),
    });
    onShown();
  });
  useEffect(() => hand(), []);
  return null;
}
