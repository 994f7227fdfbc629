import { Loaded } from '@mortar/remote-kit';
import { Button, Tag } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { Link } from 'react-router';
import { changeAsked } from '#entities/change';
import { TakenBack, TrialFacts } from '#entities/health';
import { day, healthVersions, type TeamRemote } from '#entities/registry';
import { hrefOf } from '#entities/selection';
import { Card } from '../../lib/card.tsx';
import { Fact } from '../../lib/fact.tsx';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import { CanaryCard } from './canary-card.tsx';
import { WhyCard } from './why-card.tsx';

/** Who gets which version, why this person gets theirs, and the buttons that change it. */
export function ChannelsView({ remote }: { remote: TeamRemote }) {
  const { say } = useWords();
  const today = useUnit(day.$data)?.remotes.find((one) => one.remote === remote.name);
  return (
    <div className={styles.cards}>
      {today?.takenBack.map((one) => (
        <TakenBack key={`${one.at} ${one.version}`} takenBack={one} />
      ))}
      <LiveCard remote={remote} />
      {remote.canary ? (
        <CanaryCard name={remote.name} canary={remote.canary} />
      ) : (
        <Card title={say('col.canary')}>
          <p>{say('canary.none')}</p>
          <div className={styles.actions}>
            <Button render={<Link to={hrefOf({ remote: remote.name, view: 'versions' })} />}>{say('canary.choose')}</Button>
          </div>
        </Card>
      )}
      <WhyCard />
      <Trials />
    </div>
  );
}

function LiveCard({ remote: { name, live, lastgood, off } }: { remote: TeamRemote }) {
  const { say, time, none } = useWords();
  const ask = useUnit(changeAsked);
  return (
    <Card
      title={
        <>
          {say('col.live')} {off && <Tag tone="danger">{say('off')}</Tag>}
        </>
      }
    >
      <dl className={styles.facts}>
        <Fact term={say('col.version')}>{live ? <code>{live.version}</code> : none}</Fact>
        <Fact term={say('col.since')}>{live ? time(live.since) : none}</Fact>
        <Fact term={say('col.lastgood')}>{lastgood ? <code>{lastgood}</code> : none}</Fact>
        {off && <Fact term={say('off')}>{say('off.by', { by: off.by, at: time(off.since), reason: off.reason ?? none })}</Fact>}
      </dl>
      <div className={styles.actions}>
        {live && lastgood && (
          <Button variant="danger-outline" onClick={() => ask({ action: 'rollback', name, version: live.version, to: lastgood })}>
            {say('action.rollback')}
          </Button>
        )}
        {off ? (
          <Button variant="primary" onClick={() => ask({ action: 'revive', name, version: live?.version ?? null })}>
            {say('action.revive')}
          </Button>
        ) : (
          <Button variant="danger" onClick={() => ask({ action: 'kill', name, version: live?.version ?? null })}>
            {say('action.kill')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Versions that are watched against another one; the rule takes a worse one back by itself (docs/adr/0016). */
function Trials() {
  const { say } = useWords();
  return (
    <Card title={say('trial.title')}>
      <Loaded of={healthVersions}>
        {({ trials }) =>
          trials.length === 0 ? (
            <p>{say('trial.none')}</p>
          ) : (
            trials.map((trial) => <TrialFacts key={`${trial.kind} ${trial.version}`} trial={trial} />)
          )
        }
      </Loaded>
    </Card>
  );
}
