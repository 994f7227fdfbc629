import { $isSignedIn } from '@mortar/host';
import { useShow } from '@mortar/remote-kit';
import { Select } from '@mortar/ui/choices';
import { Chip } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './filters.module.css';
import { $sources } from './model.ts';
import { Topics } from './topics.tsx';
import { searchOfView, type View } from './view.ts';

const ALL = 'all';

/** What narrows the news down; all of it stands in the address. */
export function Filters({ view }: { view: View }) {
  const { formatMessage } = useIntl();
  const show = useShow();
  const { sources, isSignedIn } = useUnit({ sources: $sources, isSignedIn: $isSignedIn });
  const change = (part: Partial<View>) => show(searchOfView({ ...view, ...part }));
  const all = formatMessage({ id: 'community.news.all' });
  return (
    <div className={styles.filters}>
      <Topics view={view} />
      <div className={styles.row}>
        <Select
          label={formatMessage({ id: 'community.news.source' })}
          placeholder={all}
          className={styles.select}
          value={view.source ?? view.kind ?? ALL}
          choices={[
            { value: ALL, label: formatMessage({ id: 'community.news.anySource' }) },
            { value: 'own', label: formatMessage({ id: 'community.news.ownOnly' }) },
            { value: 'linked', label: formatMessage({ id: 'community.news.linkedOnly' }) },
            ...sources.map(({ sourceid, name, site }) => ({ value: sourceid, label: name, note: site })),
          ]}
          onValueChange={(value) =>
            change(
              value === 'own' || value === 'linked' ? { kind: value, source: null } : { kind: null, source: value === ALL ? null : value },
            )
          }
        />
        <Select
          label={formatMessage({ id: 'community.news.lang' })}
          placeholder={all}
          className={styles.select}
          value={view.lang ?? ALL}
          choices={[
            { value: ALL, label: formatMessage({ id: 'community.news.anyLang' }) },
            { value: 'en', label: 'English' },
            { value: 'zh-HK', label: '中文' },
          ]}
          onValueChange={(value) => change({ lang: value === ALL ? null : value })}
        />
        <div className={styles.chips}>
          {view.tag !== null && (
            <Chip removeLabel={formatMessage({ id: 'community.news.tagOff' }, { tag: view.tag })} onRemove={() => change({ tag: null })}>
              #{view.tag}
            </Chip>
          )}
          {isSignedIn && (
            <Chip pressed={view.isKept} onPressedChange={(isKept) => change({ isKept })}>
              <FormattedMessage id="community.news.keptOnly" />
            </Chip>
          )}
        </div>
      </div>
    </div>
  );
}
