import { messageOf } from '@mortar/client';
import { Icon } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $isUnreached, $saveFailure, $setAside, isBlank, type OwnArticle } from '#entities/article';
import styles from './news-write.module.css';

/** Whether the server has what stands here. */
export function SaveState({ article }: { article: OwnArticle }) {
  const { failure, isUnreached, setAside } = useUnit({ failure: $saveFailure, isUnreached: $isUnreached, setAside: $setAside });
  const isNothing = article.saved === 0 && isBlank(article);
  const state = isNothing ? null : article.isSaved ? 'saved' : isUnreached ? 'unreached' : failure ? 'refused' : 'saving';
  return (
    <p role="status" className={styles.state} data-state={state}>
      {state && (
        <>
          <Icon name={state === 'saved' ? 'check' : state === 'saving' ? 'clock' : 'offline'} size={16} />
          <span>
            <FormattedMessage id={`community.write.state.${state}`} />
            {state === 'refused' && failure && <> {messageOf(failure)}</>}
            {setAside.has(article.draftid) && (
              <>
                {' '}
                <FormattedMessage id="community.write.forked" />
              </>
            )}
          </span>
        </>
      )}
    </p>
  );
}
