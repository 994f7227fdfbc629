import type { RelatedPerson } from '@mortar/protocol/relations';
import { useAction } from '@mortar/remote-kit';
import { EmptyState, IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PeopleList } from '#entities/relation';
import { dismissFx, recommended } from './model.ts';

interface Props {
  /** What can be done about somebody. */
  children: (person: RelatedPerson) => ReactNode;
}

/** People whom the person may know, each with a way not to be shown again. */
export function Recommended({ children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <PeopleList
      of={recommended}
      label={formatMessage({ id: 'im.add-friend.recommended' })}
      empty={
        <EmptyState headingLevel={3} title={formatMessage({ id: 'im.add-friend.nobody' })}>
          <FormattedMessage id="im.add-friend.nobody-text" />
        </EmptyState>
      }
    >
      {(person) => (
        <>
          {children(person)}
          <Dismiss uid={person.uid} name={person.username} />
        </>
      )}
    </PeopleList>
  );
}

function Dismiss({ uid, name }: { uid: string; name: string }) {
  const { formatMessage } = useIntl();
  const { act, isBusy } = useAction(useUnit(dismissFx));
  return (
    <IconButton
      icon="close"
      label={formatMessage({ id: 'im.add-friend.dismiss' }, { name })}
      loading={isBusy}
      onClick={() => act({ uid })}
    />
  );
}
