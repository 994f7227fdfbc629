import { EmptyState, Tag } from '@mortar/ui';
import { Tabs } from '@mortar/ui/navigation';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { TeamRemote } from '#entities/registry';
import { hrefOf, VIEWS, type Selection, type View } from '#entities/selection';
import { LastChange } from '#features/change-remote';
import { ChannelsView } from '#features/channels';
import { CompareView } from '#features/comparison';
import { HealthView } from '#features/health';
import { AuditList, ChangesList } from '#features/history';
import { SharesView } from '#features/shares';
import { VersionsView } from '#features/versions';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';

interface Props {
  selection: Selection;
  name: string;
  /** Undefined where the registry knows none of this name. */
  remote: TeamRemote | undefined;
}

/** Everything about one remote, in tabs with addresses of their own. */
export function RemoteDetail({ selection, name, remote }: Props) {
  const { say, locale, none } = useWords();
  const navigate = useNavigate();
  const back = (
    <Link to={hrefOf({})} className={styles.link}>
      {say('back')}
    </Link>
  );
  if (!remote) return <EmptyState title={say('unknown', { name })} action={back} />;
  const { title, owner, off, untrusted } = remote;
  const tabs = VIEWS.map((view) => ({
    value: view,
    label: say(`view.${view}`),
    href: hrefOf({ remote: name, view }),
    children: view === selection.view ? viewOf(view, selection, remote) : null,
  }));
  return (
    <section className={styles.section} aria-labelledby="dev-remote">
      <nav aria-label={say('back')}>{back}</nav>
      <h2 id="dev-remote" className={styles.heading}>
        {title[locale]} <code>{name}</code> {off && <Tag tone="danger">{say('off')}</Tag>}
      </h2>
      <p className={styles.note}>{say('owner', { owner: owner || none })}</p>
      {untrusted.length > 0 && <p className={styles.refusal}>{say('untrusted.why', { versions: untrusted.join(', ') })}</p>}
      <LastChange name={name} />
      <Tabs
        label={say('views')}
        tabs={tabs}
        value={selection.view}
        onValueChange={(view) => void navigate(hrefOf({ remote: name, view }))}
      />
    </section>
  );
}

function viewOf(view: View, selection: Selection, remote: TeamRemote): ReactNode {
  const views: Record<View, () => ReactNode> = {
    channels: () => <ChannelsView remote={remote} />,
    versions: () => <VersionsView remote={remote} selection={selection} />,
    health: () => <HealthView selection={selection} />,
    compare: () => <CompareView selection={selection} remote={remote} />,
    shares: () => <SharesView remote={remote} selection={selection} />,
    changes: () => <ChangesList />,
    audit: () => <AuditList />,
  };
  return views[view]();
}
