import { Avatar } from '@mortar/ui/data';
import type { ReactNode } from 'react';
import styles from './person-name.module.css';
import { usePerson } from './profiles.ts';

/** Somebody of the site by their wallet, with name and picture; what stands within where it's nobody's. */
export function PersonName({ of, children }: { of: string; children: ReactNode }) {
  const person = usePerson(of);
  if (!person) return children;
  return (
    <span className={styles.person} title={of}>
      <Avatar name={person.username} seed={person.uid} src={person.headimgurl} size={24} decorative />
      <bdi className={styles.name}>{person.username}</bdi>
    </span>
  );
}
