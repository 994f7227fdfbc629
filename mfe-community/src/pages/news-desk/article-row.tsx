import { confirmFx } from '@mortar/host';
import type { News } from '@mortar/protocol/news';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { writePath } from '#entities/article';
import { whereTo } from '#entities/news';
import { changeFx, takeBackFx } from './model.ts';
import row from '../../lib/row.module.css';
import styles from './news-desk.module.css';

const YES = 1;

/** An article that is published: it is changed, or taken back. */
export function ArticleRow({ of: news }: { of: News }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { change, takeBack, confirm } = useUnit({ change: changeFx, takeBack: takeBackFx, confirm: confirmFx });
  const { newsid, title, lang, category, publishedAt, rev } = news;
  const edit = () =>
    void change({ newsid }).then(
      ({ draftid }) => navigate(writePath(draftid)),
      () => undefined,
    );
  const ask = async () => {
    const choice = await confirm({
      title: formatMessage({ id: 'community.desk.takeBack.title' }),
      content: formatMessage({ id: 'community.desk.takeBack.text' }),
      confirmLabel: formatMessage({ id: 'community.desk.takeBack' }),
      cancelLabel: formatMessage({ id: 'community.cancel' }),
    });
    if (choice === YES) await takeBack({ newsid }).catch(() => undefined);
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
        <Button icon="pencil" aria-label={formatMessage({ id: 'community.desk.edit.name' }, { title })} onClick={edit}>
          <FormattedMessage id="community.desk.edit" />
        </Button>
        <Button variant="quiet" aria-label={formatMessage({ id: 'community.desk.takeBack.name' }, { title })} onClick={() => void ask()}>
          <FormattedMessage id="community.desk.takeBack" />
        </Button>
      </div>
    </li>
  );
}
