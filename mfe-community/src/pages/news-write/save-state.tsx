import { messageOf } from '@mortar/client';
import { useUnit } from 'effector-react';
import { $isUnreached, $saveFailure, $setAside, isBlank, type OwnArticle } from '#entities/article';
import { SaveWords } from '../../lib/save-words.tsx';

/** Whether the server has what stands here. */
export function SaveState({ article }: { article: OwnArticle }) {
  const { failure, isUnreached, setAside } = useUnit({ failure: $saveFailure, isUnreached: $isUnreached, setAside: $setAside });
  const isNothing = article.saved === 0 && isBlank(article);
  const state = isNothing ? null : article.isSaved ? 'saved' : isUnreached ? 'unreached' : failure ? 'refused' : 'saving';
  return (
    <SaveWords id="community.write.state" state={state} isForked={setAside.has(article.draftid)}>
      {state === 'refused' && failure && <> {messageOf(failure)}</>}
    </SaveWords>
  );
}
