import type { News } from '@mortar/protocol/news';
import { useAsk } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useChange } from '#entities/article';
import { whereTo } from '#entities/news';
import { takeBackFx } from './model.ts';
import row from '../../lib/row.module.css';
import styles from './news-desk.module.css';

/** An article that is published: it is changed, or taken back. */
export function ArticleRow({ of: news }: { of: News }) {
  const { formatMessage } = useIntl();
  const ask = useAsk();
  const { begin } = useChange();
  const send = useUnit(takeBackFx);
  const { newsid, title, lang, category, publishedAt, rev } = news;
  const takeBack = async () => {
    if (await ask('community.desk.takeBack', {}, { confirm: 'community.desk.takeBack' })) await send({ newsid }).catch(() => undefined);
  };
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <Link to={whereTo(news)} className={row.name} lang={lang}>
          {title}
        </Link>
        <p className={row.meta}>
          <span>
            <FormattedDate value={publishedAt} dateStyle="medium" />
          </span>
          <span>
            <FormattedMessage id={`community.news.category.${category}`} />
          </span>
          {rev > 1 && (
            <span>
              <FormattedMessage id="community.news.revisions" values={{ count: rev }} />
            </span>
          )}
        </p>
      </div>
      <div className={styles.acts}>
        <Button icon="pencil" aria-label={formatMessage({ id: 'community.desk.edit.name' }, { title })} onClick={() => begin(newsid)}>
          <FormattedMessage id="community.desk.edit" />
        </Button>
        <Button
          variant="quiet"
          aria-label={formatMessage({ id: 'community.desk.takeBack.name' }, { title })}
          onClick={() => void takeBack()}
        >
          <FormattedMessage id="community.desk.takeBack" />
        </Button>
      </div>
    </li>
  );
}
