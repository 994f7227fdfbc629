import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { changeAsked } from '#entities/change';
import type { TeamRemote } from '#entities/registry';
import { Card } from '../../lib/card.tsx';
import { Fact } from '../../lib/fact.tsx';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';

interface Props {
  name: string;
  canary: NonNullable<TeamRemote['canary']>;
}

/** Enough of a link's id to tell it from the others. */
const SHOWN_OF_ID = 8;

/** The canary of a remote: who has it, and what may be done with it. */
export function CanaryCard({ name, canary }: Props) {
  const { version, percentage, users, links, since } = canary;
  const { say, time, none } = useWords();
  const ask = useUnit(changeAsked);
  return (
    <Card title={say('col.canary')}>
      <dl className={styles.facts}>
        <Fact term={say('col.version')}>
          <code>{version}</code>
        </Fact>
        <Fact term={say('col.since')}>{time(since)}</Fact>
        <Fact term={say('canary.percentage')}>{say('canary.share', { percentage })}</Fact>
        <Fact term={say('canary.users')}>{users.join(', ') || none}</Fact>
        <Fact term={say('canary.links')}>
          {links.length === 0 && none}
          {links.map(({ id, expires }) => (
            <span key={id} className={styles.pair}>
              {say('canary.until', { id: id.slice(0, SHOWN_OF_ID), at: time(expires) })}
            </span>
          ))}
        </Fact>
      </dl>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => ask({ action: 'promote', name, version })}>
          {say('action.promote')}
        </Button>
        <Button onClick={() => ask({ action: 'canary', name, version, percentage, users })}>{say('canary.change')}</Button>
        <Button onClick={() => ask({ action: 'canaryLink', name, version })}>{say('action.canaryLink')}</Button>
        <Button onClick={() => ask({ action: 'canaryOff', name, version })}>{say('action.canaryOff')}</Button>
      </div>
    </Card>
  );
}
