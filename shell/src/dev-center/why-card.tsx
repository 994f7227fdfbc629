import { Tag } from '@mortar/ui';
import styles from './dev-center.module.css';
import { Loaded } from './loaded.tsx';
import { why } from './model.ts';
import { useWords } from './use-words.ts';

/** Why this person gets their version, with everything that was looked at. */
export function WhyCard() {
  const { say, time, none, decimal } = useWords();
  return (
    <section className={styles.card} aria-labelledby="dev-why">
      <h3 id="dev-why" className={styles.subheading}>
        {say('why.title')}
      </h3>
      <Loaded query={why}>
        {({ version, channel, why: reason, off, canary }) => (
          <>
            <p>
              <code>{version ?? none}</code> <Tag tone={channel === 'live' ? 'glaze' : 'ember'}>{say(`channel.${channel}`)}</Tag>
            </p>
            <p>{say(off ? 'why.off' : `why.${reason}`)}</p>
            {canary && (
              <dl className={styles.facts}>
                <div>
                  <dt>{say('col.canary')}</dt>
                  <dd>
                    <code>{canary.version}</code>
                  </dd>
                </div>
                <div>
                  <dt>{say('why.place')}</dt>
                  <dd>
                    {canary.place === null ? none : say('why.place.of', { place: decimal(canary.place), percentage: canary.percentage })}
                  </dd>
                </div>
                <div>
                  <dt>{say('why.isNamed')}</dt>
                  <dd>{say(canary.named ? 'yes' : 'no')}</dd>
                </div>
                <div>
                  <dt>{say('why.byLink')}</dt>
                  <dd>{canary.link === null ? none : time(canary.link)}</dd>
                </div>
              </dl>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
