import { hasCode } from '@mortar/client';
import { useUnit } from 'effector-react';
import styles from './dev-center.module.css';
import { Loaded } from './loaded.tsx';
import { remotes } from './model.ts';
import type { Place } from './place.ts';
import { RemoteDetail } from './remote-detail.tsx';
import { RemotesTable } from './remotes-table.tsx';
import { useWords } from './use-words.ts';

/** What the team works with; who has no role for it reads how to get one. */
export function Team({ place }: { place: Place }) {
  const { say } = useWords();
  const failure = useUnit(remotes.$failure);
  if (failure && hasCode(failure, 'forbidden')) return <p className={styles.note}>{say('role.none')}</p>;
  return (
    <Loaded query={remotes}>
      {({ items, seq }) =>
        place.remote === null ? (
          <RemotesTable items={items} seq={seq} />
        ) : (
          <RemoteDetail place={place} name={place.remote} remote={items.find(({ name }) => name === place.remote)} />
        )
      }
    </Loaded>
  );
}
