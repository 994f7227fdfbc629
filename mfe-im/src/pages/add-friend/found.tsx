import { EmptyState } from '@mortar/ui';
import { useGate } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContactButton, PeopleList } from '#entities/relation';
import { found, SearchReader } from './model.ts';

/** People whose name holds a text, or whose uid it is. */
export function Found({ text }: { text: string }) {
  const { formatMessage } = useIntl();
  useGate(SearchReader, { text });
  return (
    <PeopleList
      of={found}
      headingLevel={2}
      label={formatMessage({ id: 'im.search.people' })}
      empty={
        <EmptyState kind="filtered" title={formatMessage({ id: 'im.add-friend.none' }, { text })}>
          <FormattedMessage id="im.add-friend.none-text" />
        </EmptyState>
      }
    >
      {(person) => <ContactButton person={person} />}
    </PeopleList>
  );
}
