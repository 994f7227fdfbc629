import { Since, useAsk } from '@mortar/remote-kit';
import { Icon, IconButton, Tag } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { throwQuestion, writePath } from '#entities/article';
import { throwFx, type DeskDraft } from './model.ts';
import row from '../../lib/row.module.css';
import styles from './news-desk.module.css';

/** An article that is not published: whose, since when, and when it is to appear. */
export function DraftRow({ of: draft }: { of: DeskDraft }) {
  const { draftid, article, newsid, by, at, when, held } = draft;
  const { formatMessage, locale } = useIntl();
  const ask = useAsk();
  const remove = useUnit(throwFx);
  const [first, second] = locale === 'zh-HK' ? (['zh-HK', 'en'] as const) : (['en', 'zh-HK'] as const);
  const title = article.texts[first].title.trim() || article.texts[second].title.trim() || formatMessage({ id: 'community.desk.untitled' });
  const throwAway = async () => {
    if (
      await ask(at === null ? 'community.desk.throw.here' : throwQuestion(newsid), {}, { danger: true, confirm: 'community.menu.delete' })
    )
      await remove(draft).catch(() => undefined);
  };
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <p className={styles.name}>
          <Link to={writePath(draftid)} className={row.name}>
            <bdi>{title}</bdi>
          </Link>
          {newsid && (
            <Tag>
              <FormattedMessage id="community.desk.change" />
            </Tag>
          )}
        </p>
        <p className={row.meta}>
          {by && <bdi>{by}</bdi>}
          {at === null ? (
            <span className={styles.here}>
              <Icon name="offline" size={16} />
              <FormattedMessage id="community.drafts.here" />
            </span>
          ) : (
            <Since at={at} />
          )}
          {when && !held && (
            <span className={styles.time}>
              <FormattedMessage
                id="community.desk.at"
                values={{ time: <FormattedDate value={when.at} dateStyle="medium" timeStyle="short" timeZone={when.zone} /> }}
              />
            </span>
          )}
        </p>
        {held && (
          <p className={styles.fault}>
            <FormattedMessage id={`community.desk.held.${held}`} />
          </p>
        )}
      </div>
      <IconButton icon="trash" label={formatMessage({ id: 'community.desk.throw.name' }, { title })} onClick={() => void throwAway()} />
    </li>
  );
}
