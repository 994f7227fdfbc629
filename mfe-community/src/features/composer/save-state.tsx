import { Button } from '@mortar/ui';
import { useStoreMap, useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { $forked, $troubles, draftSetAside, isEmpty, nameOf, type Draft, type Place } from '#entities/draft';
import { SaveWords } from '../../lib/save-words.tsx';
import styles from './save-state.module.css';

/** Whether the account has what stands here, and the way to what else was begun. */
export function SaveState({ place, draft }: { place: Place; draft: Draft }) {
  const name = nameOf(place);
  const setAside = useUnit(draftSetAside);
  const trouble = useStoreMap({ store: $troubles, keys: [name], fn: (all, [key]) => all[key] ?? null });
  const isForked = useStoreMap({ store: $forked, keys: [draft.id], fn: (all, [id]) => all.has(id) });
  const isNothing = isEmpty(draft);
  const state = isNothing ? null : draft.isSaved ? 'saved' : (trouble ?? 'saving');
  return (
    <div className={styles.state}>
      <SaveWords id="community.draft" state={state} isForked={isForked} />
      {place.kind === 'new' && !isNothing && (
        <Button variant="quiet" icon="plus" onClick={() => setAside({ place: name, id: draft.id })}>
          <FormattedMessage id="community.draft.another" />
        </Button>
      )}
      <Link to="/drafts" className={styles.all}>
        <FormattedMessage id="community.draft.all" />
      </Link>
    </div>
  );
}
