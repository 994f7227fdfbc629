import type { Notice } from '@mortar/protocol/notices';
import { Since } from '@mortar/remote-kit';
import { Tag } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { formatAmount, type FormatLocale } from '@mortar/ui/format';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from './notice-list.module.css';

/** One notice, which leads to what it is about. */
export function NoticeRow({ notice: { kind, actor, values, link, at, isRead } }: { notice: Notice }) {
  const { formatMessage, formatDate, locale } = useIntl();
  const name = actor?.username ?? formatMessage({ id: 'im.person.gone' });
  const { channel = '', role = '', reason = '', text = '', item = '', collection = '', way = '', percent = '' } = values;
  const { amount, decimals = '0', symbol = '', bricks = '0', days = '0', others = '0', decision = '', outcome = '' } = values;
  const { points = '0', question = '', board = '', season = '', rank = '0', recount = '', why = '' } = values;
  const month = season && formatDate(`${season}-01T00:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const price = amount === undefined ? '' : `${formatAmount(amount, Number(decimals), locale as FormatLocale)} ${symbol}`;
  const note = kind === 'contactAsked' ? text : reason && formatMessage({ id: 'im.notices.reason' }, { reason });
  return (
    <li className={styles.row} data-unread={isRead ? undefined : ''}>
      <Avatar name={name} src={actor?.headimgurl ?? ''} seed={actor?.uid ?? (item || collection || kind)} size={32} decorative />
      <div className={styles.words}>
        <Link className={styles.link} to={link}>
          <FormattedMessage
            id={`im.notices.${kind}`}
            values={{
              name: <bdi key="name">{name}</bdi>,
              channel: <bdi key="channel">{channel}</bdi>,
              item: <bdi key="item">{item}</bdi>,
              collection: <bdi key="collection">{collection}</bdi>,
              price: <bdi key="price">{price}</bdi>,
              role,
              way,
              decision,
              outcome,
              why,
              percent,
              text: <bdi key="text">{text}</bdi>,
              bricks: Number(bricks),
              others: Number(others),
              days: Number(days),
              points: Number(points),
              question: <bdi key="question">{question}</bdi>,
              board,
              season: month,
              rank: Number(rank),
              recount,
            }}
          />
        </Link>
        {note && (
          <p className={styles.note}>
            <bdi>{note}</bdi>
          </p>
        )}
        <p className={styles.note}>
          <Since at={at} /> {!isRead && <Tag>{formatMessage({ id: 'im.notices.unread' })}</Tag>}
        </p>
      </div>
    </li>
  );
}
