import { hasCode } from '@mortar/client';
import { Loaded } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { remotes } from '#entities/registry';
import type { Selection } from '#entities/selection';
import { ChangeDialog } from '#features/change-remote';
import { LastDay } from '#features/last-day';
import { LiveAreas } from '#features/live-areas';
import { RemotesTable } from '#features/remotes-table';
import parts from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import { RemoteDetail } from './remote-detail.tsx';

/** What the team works with; who has no role for it reads how to get one. */
export function Tools({ selection }: { selection: Selection }) {
  const { say } = useWords();
  const failure = useUnit(remotes.$failure);
  if (failure && hasCode(failure, 'forbidden'))
    return (
      <>
        <p className={parts.note}>{say('role.none')}</p>
        {selection.remote === null && <LiveAreas />}
      </>
    );
  return (
    <>
      <Loaded of={remotes}>
        {({ items, seq }) =>
          selection.remote === null ? (
            <>
              <LastDay remotes={items} />
              <RemotesTable items={items} seq={seq} />
            </>
          ) : (
            <RemoteDetail selection={selection} name={selection.remote} remote={items.find(({ name }) => name === selection.remote)} />
          )
        }
      </Loaded>
      <ChangeDialog />
    </>
  );
}
