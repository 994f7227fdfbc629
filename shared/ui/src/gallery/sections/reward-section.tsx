import { Button } from '../../index.ts';
import { RewardCard } from '../../rewards.ts';
import { enqueue } from '../../toasts.ts';
import { Example } from '../example.tsx';

const CARD = {
  title: 'Well laid',
  subtitle: 'For your first post',
  tips: 'Once a day',
} as const;

/** What somebody was rewarded with. */
export function RewardSection() {
  const showToast = () =>
    enqueue({
      type: 'drawn',
      draw: (close) => <RewardCard {...CARD} kind="bricks" amount="50 bricks" close={{ label: 'Close the reward', onClose: close }} />,
    });
  return (
    <>
      <Example
        title="RewardCard"
        code={
          "// In a remote, the shell draws it:\nimport { rewardPopup } from '@mortar/host/popups';\ndialogOpened(rewardPopup({ title, brickstype: 1, amount: 50 }));"
        }
        stacked
      >
        <RewardCard
          {...CARD}
          kind="bricks"
          amount="50 bricks"
          link={{ href: '#rewards', label: 'Get More Bricks' }}
          share={{ label: 'Tell others', content: <p>Ways to share stand here.</p> }}
        />
        <RewardCard
          kind="silver"
          figure={{ value: 3, format: (value) => `+${value}` }}
          amount="silver bricks"
          subtitle="In a dialog"
          frame="moment"
          link={{ href: '#rewards', label: 'Show my bricks' }}
        />
      </Example>
      <Example title="RewardCard as a toast" code={"enqueue({ type: 'drawn', draw: (close) => <RewardCard … /> });"}>
        <Button onClick={showToast}>Earn bricks</Button>
      </Example>
    </>
  );
}
