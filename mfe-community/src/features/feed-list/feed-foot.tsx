import { FailureText } from '@mortar/remote-kit';
import { Button, Spinner } from '@mortar/ui';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $feedFailures, $feedLoading, keyOf, moreWanted, type Source } from '#entities/feed';
import styles from './feed-list.module.css';

/** More is asked for two windows before the end, so that nobody waits at it. */
const NEAR = '200%';

/** The foot of a list: more of it by itself, why it did not come, or that it is all. */
export function FeedFoot({ source, isEnd }: { source: Source; isEnd: boolean }) {
  const { formatMessage } = useIntl();
  const foot = useRef<HTMLDivElement>(null);
  const key = keyOf(source);
  const want = useUnit(moreWanted);
  const failure = useStoreMap({ store: $feedFailures, keys: [key], fn: (all, [one]) => all[`more ${one}`] ?? null });
  const isLoading = useStoreMap({ store: $feedLoading, keys: [key], fn: (all, [one]) => Boolean(all[`more ${one}`]) });
  const isAsking = !isEnd && !isLoading && !failure;
  const ask = useEffectEvent(() => want(source));
  useEffect(() => {
    if (!isAsking) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), { rootMargin: NEAR });
    observer.observe(foot.current!);
    return () => observer.disconnect();
  }, [isAsking]);
  if (isEnd) {
    return (
      <p className={styles.end}>
        <FormattedMessage id="community.end" />
      </p>
    );
  }
  return (
    <div ref={foot} className={styles.foot}>
      {failure ? (
        <>
          <FailureText failure={failure} />
          <Button onClick={() => want(source)}>
            <FormattedMessage id="community.again" />
          </Button>
        </>
      ) : (
        <Spinner label={formatMessage({ id: 'community.loading' })} />
      )}
    </div>
  );
}
