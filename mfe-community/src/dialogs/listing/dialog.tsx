import type { DialogModule } from '@mortar/host';
import { Paged } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { Switch } from '@mortar/ui/toggles';
import { useGate, useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { listEditAsked, setListedFx } from '#entities/people-list';
import list from '../../lib/list.module.css';
import { Looking, own } from './model.ts';

/** On which of the person's lists somebody is. */
export const Dialog: DialogModule<'community.listing'>['Dialog'] = ({ close, props: { uid, name } }) => {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(true);
  const { set, make } = useUnit({ set: setListedFx, make: listEditAsked });
  useGate(Looking, { holding: uid });
  return (
    <Frame
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={close}
      title={<FormattedMessage id="community.listing.title" values={{ name }} />}
      closeLabel={formatMessage({ id: 'community.close' })}
      actions={
        <Button icon="plus" onClick={() => (setOpen(false), make({}))}>
          <FormattedMessage id="community.list.new" />
        </Button>
      }
    >
      <Paged of={own} empty={() => <FormattedMessage id="community.listing.none" />}>
        {({ items }) => (
          <ul className={list.plain}>
            {items.map(({ listid, name: listName, holds, people, isPublic }) => (
              <li key={listid}>
                <Switch
                  label={<bdi>{listName}</bdi>}
                  note={
                    <>
                      <FormattedMessage id="community.list.people" values={{ count: people }} />
                      {!isPublic && (
                        <>
                          {' · '}
                          <FormattedMessage id="community.list.private" />
                        </>
                      )}
                    </>
                  }
                  checked={holds}
                  onCheckedChange={(isOn) => void set({ listid, uid, status: isOn ? 1 : 0 }).catch(() => undefined)}
                />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </Frame>
  );
};
