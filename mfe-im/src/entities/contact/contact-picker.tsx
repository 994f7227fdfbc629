import type { Person } from '@mortar/protocol/relations';
import { Paged } from '@mortar/remote-kit';
import { TextField } from '@mortar/ui';
import { Avatar, Chip } from '@mortar/ui/data';
import { Checkbox } from '@mortar/ui/toggles';
import { useGate } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSettled } from '../../lib/use-settled.ts';
import styles from './contact-picker.module.css';
import { choices, ContactsReader } from './model.ts';

interface Props {
  chosen: readonly Person[];
  onChange: (chosen: Person[]) => void;
}

/** Some of the person's contacts, found by name on the server however many there are. */
export function ContactPicker({ chosen, onChange }: Props) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const sought = useSettled(text);
  useGate(ContactsReader, sought ? { text: sought } : {});
  const without = ({ uid }: Person) => chosen.filter((each) => each.uid !== uid);
  return (
    <div className={styles.picker}>
      {chosen.length > 0 && (
        <div className={styles.chosen}>
          {chosen.map((person) => (
            <Chip
              key={person.uid}
              removeLabel={formatMessage({ id: 'im.pick.remove' }, { name: person.username })}
              onRemove={() => onChange(without(person))}
            >
              {person.username}
            </Chip>
          ))}
        </div>
      )}
      <TextField
        type="search"
        label={formatMessage({ id: 'im.pick' })}
        clearLabel={formatMessage({ id: 'im.clear' })}
        maxLength={64}
        value={text}
        onValueChange={setText}
      />
      <div className={styles.list}>
        <Paged
          of={choices}
          empty={() => (
            <p className={styles.none}>
              <FormattedMessage id={sought ? 'im.pick.none' : 'im.pick.nobody'} />
            </p>
          )}
        >
          {({ items }) =>
            items.map((person) => (
              <Checkbox
                key={person.uid}
                label={
                  <span className={styles.person}>
                    <Avatar name={person.username} seed={person.uid} src={person.headimgurl} size={28} decorative />
                    <bdi>{person.username}</bdi>
                  </span>
                }
                checked={chosen.some(({ uid }) => uid === person.uid)}
                onCheckedChange={(isChosen) => onChange(isChosen ? [...chosen, person] : without(person))}
              />
            ))
          }
        </Paged>
      </div>
    </div>
  );
}
