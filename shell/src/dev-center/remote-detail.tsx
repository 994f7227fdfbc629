import { EmptyState, Tag } from '@mortar/ui';
import { Tabs } from '@mortar/ui/navigation';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { AuditList } from './audit-list.tsx';
import { ChangesList } from './changes-list.tsx';
import { $outcome } from './changing.ts';
import { ChannelsView } from './channels-view.tsx';
import { CompareView } from './compare-view.tsx';
import styles from './dev-center.module.css';
import { HealthView } from './health-view.tsx';
import type { TeamRemote } from './model.ts';
import { hrefOf, VIEWS, type Place, type View } from './place.ts';
import { SharesView } from './shares-view.tsx';
import { useWords } from './use-words.ts';
import { VersionsView } from './versions-view.tsx';

interface Props {
  place: Place;
  name: string;
  /** Undefined where the registry knows none of this name. */
  remote: TeamRemote | undefined;
}

/** Everything about one remote, in tabs with addresses of their own. */
export function RemoteDetail({ place, name, remote }: Props) {
  const { say, locale } = useWords();
  const navigate = useNavigate();
  const back = (
    <Link to={hrefOf({})} className={styles.link}>
      {say('back')}
    </Link>
  );
  if (!remote) return <EmptyState title={say('unknown', { name })} action={back} />;
  const tabs = VIEWS.map((view) => ({
    value: view,
    label: say(`view.${view}`),
    href: hrefOf({ remote: name, view }),
    children: view === place.view ? viewOf(view, place, remote) : null,
  }));
  return (
    <section className={styles.section} aria-labelledby="dev-remote">
      <nav aria-label={say('back')}>{back}</nav>
      <h2 id="dev-remote" className={styles.heading}>
        {remote.title[locale]} <code>{name}</code> {remote.off && <Tag tone="danger">{say('off')}</Tag>}
      </h2>
      <p className={styles.note}>{say('owner', { owner: remote.owner })}</p>
      <LastOutcome name={name} />
      <Tabs label={say('views')} tabs={tabs} value={place.view} onValueChange={(view) => void navigate(hrefOf({ remote: name, view }))} />
    </section>
  );
}

function viewOf(view: View, place: Place, remote: TeamRemote): ReactNode {
  const views: Record<View, () => ReactNode> = {
    channels: () => <ChannelsView remote={remote} />,
    versions: () => <VersionsView remote={remote} place={place} />,
    health: () => <HealthView place={place} />,
    compare: () => <CompareView place={place} remote={remote} />,
    shares: () => <SharesView />,
    changes: () => <ChangesList />,
    audit: () => <AuditList />,
  };
  return views[view]();
}

/** Says what came of the last change of this remote. */
function LastOutcome({ name }: { name: string }) {
  const { say, none } = useWords();
  const outcome = useUnit($outcome);
  const told = outcome?.result.name === name ? outcome : null;
  return (
    <p role="status" className={styles.outcome} data-shown={told ? true : undefined}>
      {told &&
        say(told.result.changed ? 'outcome.changed' : 'outcome.unchanged', {
          action: say(`action.${told.action}`),
          from: told.result.from ?? none,
          to: told.result.to ?? none,
        })}
    </p>
  );
}
