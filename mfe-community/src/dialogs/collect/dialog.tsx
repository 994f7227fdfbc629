import { $session, dialogOpened, type DialogModule } from '@mortar/host';
import { Paged, useDialog } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { Switch } from '@mortar/ui/toggles';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import list from '../../lib/list.module.css';
import { Looking, own, putFx } from './model.ts';

/** Which of the person's series a post of theirs is in. */
export const Dialog: DialogModule<'community.collect'>['Dialog'] = ({ close, props: { postid } }) => {
  const { frame, leave } = useDialog(close);
  const { session, put, open } = useUnit({ session: $session, put: putFx, open: dialogOpened });
  useGate(Looking, { accountid: session?.uid ?? '', postid });
  return (
    <Frame
      {...frame}
      title={<FormattedMessage id="community.menu.collect" />}
      actions={
        <Button icon="plus" onClick={() => (leave(), open({ name: 'community.series', props: {} }))}>
          <FormattedMessage id="community.series.new" />
        </Button>
      }
    >
      <Paged of={own} empty={() => <FormattedMessage id="community.series.none" />}>
        {({ items }) => (
          <ul className={list.plain}>
            {items.map(({ id, title, holds, posts }) => (
              <li key={id}>
                <Switch
                  label={<bdi>{title}</bdi>}
                  note={<FormattedMessage id="community.person.posts" values={{ count: posts }} />}
                  checked={holds}
                  onCheckedChange={(isIn) => void put({ id, postid, status: isIn ? 1 : 0 }).catch(() => undefined)}
                />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </Frame>
  );
};
