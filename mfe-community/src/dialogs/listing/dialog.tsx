import type { DialogModule } from '@mortar/host';
import { Paged, useDialog } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { Switch } from '@mortar/ui/toggles';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { listEditAsked, setListedFx } from '#entities/people-list';
import list from '../../lib/list.module.css';
import { Looking, own } from './model.ts';

/** On which of the person's lists somebody is. */
export const Dialog: DialogModule<'community.listing'>['Dialog'] = ({ close, props: { uid, name } }) => {
  const { frame, leave } = useDialog(close);
  const { set, make } = useUnit({ set: setListedFx, make: listEditAsked });
  useGate(Looking, { holding: uid });
  return (
    <Frame
      {...frame}
      title={<FormattedMessage id="community.listing.title" values={{ name }} />}
      actions={
        <Button icon="plus" onClick={() => (leave(), make({}))}>
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
