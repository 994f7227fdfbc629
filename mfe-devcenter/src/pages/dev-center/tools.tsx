import { hasCode } from '@mortar/client';
import { useUnit } from 'effector-react';
import { remotes, type Place } from '#entities/remote';
import { ChangeDialog } from '#features/change-remote';
import { RemotesTable } from '#features/remotes-table';
import { Loaded } from '../../lib/loaded.tsx';
import parts from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import { RemoteDetail } from './remote-detail.tsx';

/** What the team works with; who has no role for it reads how to get one. */
export function Tools({ place }: { place: Place }) {
  const { say } = useWords();
  const failure = useUnit(remotes.$failure);
  if (failure && hasCode(failure, 'forbidden')) return <p className={parts.note}>{say('role.none')}</p>;
  return (
    <>
      <Loaded query={remotes}>
        {({ items, seq }) =>
          place.remote === null ? (
            <RemotesTable items={items} seq={seq} />
          ) : (
            <RemoteDetail place={place} name={place.remote} remote={items.find(({ name }) => name === place.remote)} />
          )
        }
      </Loaded>
      <ChangeDialog />
    </>
  );
}
