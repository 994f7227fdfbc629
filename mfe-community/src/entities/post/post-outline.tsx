import { Icon, Skeleton, Tag } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { CertifiedMark } from '#entities/person';
import { Glyph } from '../../lib/glyph.tsx';
import actions from './actions.module.css';
import line from './author-line.module.css';
import styles from './post-card.module.css';
import words from './post-text.module.css';

/**
 * A post of a list before any script runs. The server fills its places (Mustache) with posts as
 * `server/src/modules/community/page-beginning.ts` names their parts.
 */
export function PostOutline() {
  return (
    <div className={styles.card}>
      {'{{#by}}'}
      <a href="/u/{{person}}" className={styles.by}>
        <Glyph name="repost" size={16} />
        <span>
          <FormattedMessage id="community.by" values={{ name: <bdi>{'{{name}}'}</bdi> }} />
        </span>
      </a>
      {'{{/by}}'}
      <span className={styles.face}>
        <Skeleton shape="circle" className={styles.faceOutline!} />
      </span>
      <div className={styles.content}>
        <div className={styles.head}>
          <div className={line.line}>
            <a href="/u/{{person}}" className={line.name}>
              <bdi>{'{{name}}'}</bdi>
            </a>
            {'{{#isCertified}}'}
            <CertifiedMark />
            {'{{/isCertified}}'}
            <span className={line.beside}>
              {'{{#isDemo}}'}
              <Tag>
                <FormattedMessage id="community.demo" />
              </Tag>
              {'{{/isDemo}}'}
            </span>
          </div>
          <span className={`${styles.menu} ${actions.act}`} />
        </div>
        {'{{#group}}'}
        <p className={styles.group}>
          <a href="/group/{{id}}" className={styles.groupLink}>
            <bdi>{'{{name}}'}</bdi>
          </a>
        </p>
        {'{{/group}}'}
        <div className={styles.body}>
          {'{{#text}}'}
          <p className={words.text} dir="auto" lang="{{lang}}">
            {'{{text}}'}
          </p>
          {'{{/text}}'}
        </div>
        <div className={actions.actions}>
          {(['reply', 'repost', 'like', 'save'] as const).map((name) => (
            <span key={name} className={actions.act}>
              <Glyph name={name} />
            </span>
          ))}
          <span className={actions.act}>
            <Icon name="link" />
          </span>
        </div>
      </div>
    </div>
  );
}
