import type { PeopleList } from '@mortar/protocol/community';
import { Link } from 'react-router';
import { ListMarks } from './list-marks.tsx';
import { listPath } from './model.ts';
import row from '../../lib/row.module.css';
import styles from './list-row.module.css';

/** A list of people among others. */
export function ListRow({ of: list }: { of: PeopleList }) {
  const { listid, name, description } = list;
  return (
    <div className={styles.row}>
      <Link to={listPath(listid)} className={row.name}>
        <bdi>{name}</bdi>
      </Link>
      {description && <p className={row.text}>{description}</p>}
      <p className={row.meta}>
        <ListMarks of={list} />
      </p>
    </div>
  );
}
