import { $session } from '@mortar/host';
import type { PeopleList } from '@mortar/protocol/community';
import { useAsk } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { deleteListFx, listEditAsked, ListMarks, setListedFx } from '#entities/people-list';
import { personPath } from '#entities/person';
import row from '../../lib/row.module.css';
import styles from './list-head.module.css';

/** What a list is, whose, and what its owner, or who stands on it, can do with it. */
export function ListHead({ list }: { list: PeopleList }) {
  const navigate = useNavigate();
  const ask = useAsk();
  const { session, edit, remove, set } = useUnit({ session: $session, edit: listEditAsked, remove: deleteListFx, set: setListedFx });
  const { listid, name, description, owner, isOwn, isOn } = list;
  const throwAway = async () => {
    if (!(await ask('community.list.delete', { name }, { danger: true, confirm: 'community.list.delete' }))) return;
    await remove({ listid }).then(
      () => navigate('/lists'),
      () => undefined,
    );
  };
  const leave = async () => {
    if (session && (await ask('community.list.leave', { name }, { confirm: 'community.list.leave' })))
      await set({ listid, uid: session.uid, status: 0 }).catch(() => undefined);
  };
  return (
    <section className={styles.list}>
      <h2 className={styles.name}>
        <bdi>{name}</bdi>
      </h2>
      <p className={row.meta}>
        <span>
          <FormattedMessage
            id="community.list.by"
            values={{
              name: (
                <Link to={personPath(owner.uid)} className={styles.link}>
                  <bdi>{owner.username}</bdi>
                </Link>
              ),
            }}
          />
        </span>
        <ListMarks of={list} />
      </p>
      {description && <p className={styles.description}>{description}</p>}
      {(isOwn || isOn) && (
        <div className={styles.acts}>
          {isOwn && (
            <>
              <Button icon="pencil" onClick={() => edit({ of: list })}>
                <FormattedMessage id="community.list.edit" />
              </Button>
              <Button variant="quiet" icon="trash" onClick={() => void throwAway()}>
                <FormattedMessage id="community.list.delete" />
              </Button>
            </>
          )}
          {isOn && (
            <Button onClick={() => void leave()}>
              <FormattedMessage id="community.list.leave" />
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
