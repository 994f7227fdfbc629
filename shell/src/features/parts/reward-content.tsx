import { dialogOpened } from '@mortar/host';
import { copyOutcome } from '@mortar/host/popups';
import { RewardCard } from '@mortar/ui/rewards';
import { ShareLinks } from '@mortar/ui/share';
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { navigateFx } from '../../core/navigation/navigate.ts';
import type { Reward } from './reward-options.ts';

interface Props {
  reward: Reward;
  frame: 'card' | 'moment';
  onClose: () => void;
}

/** What a rewards popup holds, whichever way it shows; a dialog has title and close button itself. */
export function RewardContent({ reward, frame, onClose }: Props) {
  const { go, open } = useUnit({ go: navigateFx, open: dialogOpened });
  const { formatMessage, formatNumber } = useIntl();
  const { pathname } = useLocation();
  const follow = (to: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onClose();
    if (to !== pathname) void go({ to });
  };
  const isCard = frame === 'card';
  const moreBricks = {
    href: reward.link,
    label: reward.linktext ?? formatMessage({ id: 'parts.reward.link' }),
    onFollow: follow(reward.link),
  };
  const play =
    reward.play === undefined
      ? undefined
      : { href: reward.play, label: formatMessage({ id: 'parts.reward.play' }), onFollow: follow(reward.play) };
  return (
    <RewardCard
      frame={frame}
      kind={reward.kind}
      amount={formatMessage({ id: `parts.reward.${reward.kind}${isCard ? '' : '.unit'}` }, { amount: reward.amount })}
      figure={isCard ? undefined : { value: reward.amount, format: (value) => `+${formatNumber(value)}` }}
      title={isCard ? reward.title : (reward.title ?? formatMessage({ id: 'parts.reward.title' }))}
      subtitle={reward.subtitle}
      tips={reward.tips}
      link={play ?? moreBricks}
      secondLink={play && moreBricks}
      share={
        reward.sharetitle === undefined
          ? undefined
          : {
              label: reward.sharetitle,
              content: <Sharing text={reward.sharetitle} link={reward.link} onCopied={(isCopied) => open(copyOutcome(isCopied))} />,
            }
      }
      close={isCard && reward.closable ? { label: formatMessage({ id: 'shell.close' }), onClose } : undefined}
    />
  );
}

/** Names of other networks are the same in every language. */
const NETWORKS = { x: 'X', telegram: 'Telegram', whatsapp: 'WhatsApp', facebook: 'Facebook' } as const;

interface SharingProps {
  text: string;
  link: string;
  onCopied: (isCopied: boolean) => void;
}

function Sharing({ text, link, onCopied }: SharingProps) {
  const { formatMessage } = useIntl();
  return (
    <ShareLinks
      title={text}
      text={text}
      url={new URL(link, location.origin).href}
      onCopyOutcome={onCopied}
      labels={{
        device: formatMessage({ id: 'parts.share.device' }),
        copy: formatMessage({ id: 'parts.share.copy' }),
        qr: formatMessage({ id: 'parts.share.qr' }),
        code: formatMessage({ id: 'parts.share.code' }),
        targets: NETWORKS,
      }}
    />
  );
}
