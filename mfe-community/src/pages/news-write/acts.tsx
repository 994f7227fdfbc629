import { toastShown } from '@mortar/host';
import { hasCode, type RequestFailure } from '@mortar/client';
import { FailureText, useAsk, type Action } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { isBlank, throwQuestion, type OwnArticle } from '#entities/article';
import { WhenMenu } from '#features/composer';
import { throwFx, type Wish } from './model.ts';
import styles from './news-write.module.css';

interface Props {
  article: OwnArticle;
  publish: Action<Wish, { newsid: string } | null>;
  /** Fields that were refused are still as they were. */
  isWrong: boolean;
}

/** What becomes of an article: it is published now or later, or thrown away. */
export function Acts({ article, publish: { act, isBusy, failure }, isWrong }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const ask = useAsk();
  const { toast, remove } = useUnit({ toast: toastShown, remove: throwFx });
  const { draftid, saved, newsid } = article;
  // Of a change; what nobody has published yet is saved under a name of its own in such a case.
  const isOutrun = failure !== null && hasCode(failure, 'changedElsewhere') && newsid !== null;
  const publish = (wish: Wish) =>
    act(wish, (done) => {
      toast({ type: 'success', text: formatMessage({ id: done ? 'community.write.published' : 'community.write.scheduled' }) });
      if (done) void navigate(`/news/${done.newsid}`);
    });
  const throwAway = async () => {
    if (!(await ask(throwQuestion(newsid), {}, { danger: true, confirm: 'community.menu.delete' }))) return;
    await remove({ draftid }).then(
      () => navigate('/news/desk'),
      () => undefined,
    );
  };
  return (
    <div className={styles.foot}>
      {failure && !isOutrun && (failure.kind !== 'validation' || isWrong) && <Refused failure={failure} />}
      {isOutrun && (
        <div role="alert" className={styles.outrun}>
          <p>
            <FormattedMessage id="community.write.outrun" />
          </p>
          <div className={styles.acts}>
            {newsid && (
              <Button href={`/news/${newsid}`} target="_blank" icon="external">
                <FormattedMessage id="community.write.outrun.see" />
              </Button>
            )}
            <Button onClick={() => publish({ isOver: true })}>
              <FormattedMessage id="community.write.outrun.over" />
            </Button>
          </div>
        </div>
      )}
      <div className={styles.acts}>
        <Button variant="primary" loading={isBusy} disabled={saved === 0 && isBlank(article)} onClick={() => publish({ isOver: false })}>
          <FormattedMessage id={newsid ? 'community.write.publish.change' : 'community.write.publish'} />
        </Button>
        <WhenMenu value={null} onChange={(when) => when && publish(when)} />
        {saved > 0 && (
          <Button variant="quiet" icon="trash" onClick={() => void throwAway()}>
            <FormattedMessage id="community.desk.throw" />
          </Button>
        )}
      </div>
    </div>
  );
}

/** Why it was not published; what is wrong with single fields stands there. */
function Refused({ failure }: { failure: RequestFailure }) {
  if (failure.kind !== 'validation') return <FailureText failure={failure} />;
  return (
    <p role="alert" className={styles.fault}>
      <FormattedMessage id="community.write.incomplete" />
    </p>
  );
}
