import { Loaded } from '@mortar/remote-kit';
import { Tag } from '@mortar/ui';
import { why } from '#entities/registry';
import { Card } from '../../lib/card.tsx';
import { Fact } from '../../lib/fact.tsx';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';

/** Why this person gets their version, with everything that was looked at. */
export function WhyCard() {
  const { say, time, none, decimal } = useWords();
  return (
    <Card title={say('why.title')}>
      <Loaded of={why}>
        {({ version, channel, why: reason, off, canary }) => (
          <>
            <p className={styles.tagged}>
              <code>{version ?? none}</code>
              <Tag tone={channel === 'live' ? 'glaze' : 'ember'}>{say(`channel.${channel}`)}</Tag>
            </p>
            <p>{say(off ? 'why.off' : `why.${reason}`)}</p>
            {canary && (
              <dl className={styles.facts}>
                <Fact term={say('col.canary')}>
                  <code>{canary.version}</code>
                </Fact>
                <Fact term={say('why.place')}>
                  {canary.place === null || canary.percentage === 0
                    ? none
                    : say('why.place.of', { place: decimal(canary.place), percentage: canary.percentage })}
                </Fact>
                <Fact term={say('why.isNamed')}>{say(canary.named ? 'yes' : 'no')}</Fact>
                <Fact term={say('why.byLink')}>{canary.link === null ? none : time(canary.link)}</Fact>
              </dl>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
