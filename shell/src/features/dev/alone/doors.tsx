import { dialogOpened, type DialogRequest } from '@mortar/host';
import type { RemoteDescription } from '@mortar/protocol/registry';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { dockOpened } from '../../docks/index.ts';
import { navigateFx } from '../../../core/navigation/navigate.ts';
import styles from './workbench.module.css';

/** A path that fits a pattern: a parameter is `1`, the rest nothing. */
const examplePath = (pattern: string) => pattern.replace(/:[^/?]+\??/g, '1').replace(/\/?\*$/, '') || '/';

/** Everything of a remote that can be opened. */
export function Doors({ remote }: { remote: RemoteDescription }) {
  const { go, openDialog, openDock } = useUnit({ go: navigateFx, openDialog: dialogOpened, openDock: dockOpened });
  const idsIn = (slot: string) => remote.panels.filter(({ place }) => place === slot).map(({ id }) => id);
  const others = remote.panels.filter(({ place }) => place !== 'dock' && place !== 'popup');
  return (
    <>
      <Group title="Routes">
        {remote.routes.map(({ path }) => (
          <Button key={path} variant="quiet" onClick={() => void go({ to: examplePath(path) })}>
            {path}
          </Button>
        ))}
      </Group>
      <Group title="Dialogs">
        {[...remote.dialogs, ...idsIn('popup')].map((name) => (
          <Button
            key={name}
            variant="quiet"
            onClick={() => openDialog({ name: `${remote.name}.${name}`, props: {} } as unknown as DialogRequest)}
          >
            {name}
          </Button>
        ))}
      </Group>
      <Group title="Panels">
        {idsIn('dock').map((id) => (
          <Button key={id} variant="quiet" onClick={() => openDock(`${remote.name}.${id}`)}>
            {id}
          </Button>
        ))}
        {others.map(({ id, place }) => (
          <span key={id}>{`${id}, in ${place}`}</span>
        ))}
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode[][] | ReactNode[] }) {
  if (children.flat().length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
