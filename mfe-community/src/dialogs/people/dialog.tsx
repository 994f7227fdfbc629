import type { DialogModule } from '@mortar/host';
import { Paged, useDialog } from '@mortar/remote-kit';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { useGate } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { PersonRow } from '#entities/person';
import { Looking, people } from './model.ts';
import list from '../../lib/list.module.css';

/** People who like a post, who follow somebody, or whom somebody follows. */
export const Dialog: DialogModule<'community.people'>['Dialog'] = ({ close, props: which }) => {
  const { frame, leave } = useDialog(close);
  useGate(Looking, { which });
  const word = 'likes' in which ? 'likes' : 'followers' in which ? 'followers' : 'following';
  return (
    <Frame {...frame} title={<FormattedMessage id={`community.people.${word}`} />}>
      <Paged of={people} empty={() => <FormattedMessage id={`community.people.${word}.none`} />}>
        {({ items }) => (
          <ul className={list.plain}>
            {items.map((person) => (
              <li key={person.uid}>
                <PersonRow person={person} onLeave={leave} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </Frame>
  );
};
