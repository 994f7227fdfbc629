import { $theme, toastShown } from '@mortar/host';
import type { Input, Output } from '@mortar/protocol';
import type { rewardSocialShare, share } from '@mortar/protocol/quiz';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Switch } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useState } from 'react';
import { SendLink } from '../../lib/send-link.tsx';
import { rewardShareFx, shareFx } from './model.ts';
import styles from './share-run.module.css';

type Shared = Output<typeof share>;
type Channel = Input<typeof rewardSocialShare>['channel'];

interface Props {
  runid: string;
  /** Whether the run is the signed-in person's: the first share of a day brings them silver. */
  isMine: boolean;
}

/** Shows a run to others, as a row of bricks that gives no question away. */
export function ShareRun({ runid, isMine }: Props) {
  const { theme, run } = useUnit({ theme: $theme, run: shareFx });
  const [shared, setShared] = useState<Shared | null>(null);
  const [isNamed, setNamed] = useState(false);
  const make = useAction(run);
  return (
    <section aria-labelledby="share" className={styles.share}>
      <h2 id="share" className={styles.title}>
        <FormattedMessage id="quiz.share.title" />
      </h2>
      {shared ? (
        <Ways shared={shared} isMine={isMine} />
      ) : (
        <>
          {isMine && <Switch label={<FormattedMessage id="quiz.share.name" />} checked={isNamed} onCheckedChange={setNamed} />}
          <Button icon="send" loading={make.isBusy} onClick={() => make.act({ runid, showname: isNamed, theme }, setShared)}>
            <FormattedMessage id="quiz.share.make" />
          </Button>
        </>
      )}
      {make.failure && <FailureText failure={make.failure} />}
    </section>
  );
}

function Ways({ shared: { shareid, url, image, text }, isMine }: { shared: Shared; isMine: boolean }) {
  const { formatMessage } = useIntl();
  const { reward, toast } = useUnit({ reward: rewardShareFx, toast: toastShown });
  // What a share brings is a present: that there is none today is no failure of the share.
  const tell = (channel: Channel) => {
    if (!isMine) return;
    reward({ shareid, channel }).then(
      ({ granted, silver }) => granted && toast({ type: 'success', text: formatMessage({ id: 'quiz.share.silver' }, { silver }) }),
      () => undefined,
    );
  };
  return (
    <>
      <img src={image} alt={text} width="1200" height="630" className={styles.picture} />
      <p className={styles.text}>{text}</p>
      <SendLink
        url={url}
        text={text}
        copied={`${text}\n${url}`}
        copyLabel={formatMessage({ id: 'quiz.share.copy' })}
        targets={['x', 'telegram', 'whatsapp']}
        onSent={tell}
      />
    </>
  );
}
