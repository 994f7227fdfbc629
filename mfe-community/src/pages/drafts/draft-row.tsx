import { FailureText, Since, useAction, useAsk } from '@mortar/remote-kit';
import { Icon, IconButton } from '@mortar/ui';
import { LazyImage } from '@mortar/ui/media';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { draftResumed, throwFx, type Listed } from './model.ts';
import styles from './draft-row.module.css';

/** A draft in the list: how it begins, where and when it was saved; a press goes on with it. */
export function DraftRow({ listed }: { listed: Listed }) {
  const { formatMessage } = useIntl();
  const units = useUnit({ resume: draftResumed, remove: throwFx });
  const remove = useAction(units.remove);
  const ask = useAsk();
  const { draft, device } = listed;
  const { text, pictures, isSaved, at, when, quote, poll } = draft;
  const picture = pictures.find(({ asset }) => asset)?.asset;
  const words = text.trim() || formatMessage({ id: poll ? 'community.drafts.poll' : 'community.drafts.wordless' });
  const throwAway = async () => {
    if (await ask('community.drafts.throw', {}, { danger: true, confirm: 'community.menu.delete' })) remove.act(listed);
  };
  return (
    <>
      <div className={styles.row}>
        <button type="button" className={styles.draft} onClick={() => units.resume(listed)}>
          <span className={styles.text} dir="auto" data-wordless={!text.trim() || undefined}>
            {words}
          </span>
          <span className={styles.meta}>
            {isSaved ? (
              device && <bdi>{device}</bdi>
            ) : (
              <span className={styles.here}>
                <Icon name="offline" size={16} />
                <FormattedMessage id="community.drafts.here" />
              </span>
            )}
            <Since at={new Date(at).toISOString()} />
            {quote !== null && <FormattedMessage id="community.drafts.quote" />}
            {when && <FormattedMessage id="community.drafts.timed" />}
          </span>
        </button>
        {picture && <LazyImage src={picture.url} alt="" width={1} height={1} className={styles.picture!} />}
        <IconButton
          icon="trash"
          label={formatMessage({ id: 'community.drafts.throw' }, { text: words })}
          onClick={() => void throwAway()}
        />
      </div>
      {remove.failure && <FailureText failure={remove.failure} />}
    </>
  );
}
