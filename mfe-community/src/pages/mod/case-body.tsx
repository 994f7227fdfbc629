import type { CaseDetail } from '@mortar/protocol/community';
import { Since } from '@mortar/remote-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AuthorLine } from '#entities/post';
import { DecideForm } from './decide-form.tsx';
import styles from './mod.module.css';
import { ReviewForm } from './review-form.tsx';

/** All that a moderator needs to judge: what it says, who reported it as what, what happened so far. */
export function CaseBody({ of }: { of: CaseDetail }) {
  const { formatMessage } = useIntl();
  const { targettype, link, says, author, pictures, reports, history, earlier, appeal, state, isOwn } = of;
  return (
    <div className={styles.body}>
      <div className={styles.evidence}>
        <h2 className={styles.title}>
          <FormattedMessage id={`community.mod.type.${targettype}`} />
        </h2>
        {author && (
          <AuthorLine author={author}>
            <FormattedMessage id="community.mod.earlier" values={{ count: earlier }} />
          </AuthorLine>
        )}
        <blockquote className={styles.quote} dir="auto">
          {says || <FormattedMessage id="community.mod.wordless" />}
        </blockquote>
        {pictures.length > 0 && (
          <div className={styles.pictures}>
            {pictures.map(({ url, alt }) => (
              <img key={url} src={url} alt={alt} loading="lazy" className={styles.picture} />
            ))}
          </div>
        )}
        <Link to={link} className={styles.link}>
          <FormattedMessage id="community.mod.open" />
        </Link>
      </div>

      <section>
        <h3 className={styles.part}>
          <FormattedMessage id="community.mod.reports" values={{ count: reports.length }} />
        </h3>
        <ul className={styles.facts}>
          {reports.map(({ reason, text, at }) => (
            <li key={`${at} ${reason} ${text}`}>
              <span className={styles.meta}>
                <FormattedMessage id={`community.report.${reason}`} /> · <Since at={at} />
              </span>
              {text && <p className={styles.note}>{text}</p>}
            </li>
          ))}
        </ul>
      </section>

      {appeal && (
        <section>
          <h3 className={styles.part}>
            <FormattedMessage id="community.mod.appeal" />
          </h3>
          <blockquote className={styles.quote} dir="auto">
            {appeal}
          </blockquote>
        </section>
      )}

      {isOwn && (state === 'open' || state === 'appealed') && (
        <p className={styles.meta}>
          <FormattedMessage id="community.mod.own" />
        </p>
      )}
      {!isOwn && state === 'open' && <DecideForm of={of} />}
      {!isOwn && state === 'appealed' && <ReviewForm of={of} />}

      <section>
        <h3 className={styles.part}>
          <FormattedMessage id="community.mod.history" />
        </h3>
        <ol className={styles.facts}>
          {history.map(({ what, decision, by, note, at }) => (
            <li key={`${at} ${what}`}>
              <span className={styles.meta}>
                {decision ? formatMessage({ id: `community.case.${decision}` }) : formatMessage({ id: `community.mod.what.${what}` })}
                {by && (
                  <>
                    {' · '}
                    <bdi>{by}</bdi>
                  </>
                )}{' '}
                · <Since at={at} />
              </span>
              {note && <p className={styles.note}>{note}</p>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
