import { Icon, Skeleton, Tag } from '@mortar/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CertifiedMark } from '#entities/person';
import { Glyph } from '../../lib/glyph.tsx';
import actions from './actions.module.css';
import line from './author-line.module.css';
import styles from './post-card.module.css';
import words from './post-text.module.css';

// Posts before any script runs. The server fills their places (Mustache) with what
// `server/src/modules/community/page-beginning.ts` calls the parts of a post.

/** Who wrote a post. */
export function AuthorOutline({ children }: { children?: ReactNode }) {
  return (
    <div className={line.line}>
      <a href="/u/{{person}}" className={line.name}>
        <bdi>{'{{name}}'}</bdi>
      </a>
      {'{{#isCertified}}'}
      <CertifiedMark />
      {'{{/isCertified}}'}
      <span className={line.beside}>{children}</span>
    </div>
  );
}

/** What a post says, if it says anything. */
export function TextOutline({ size }: { size?: 'large' }) {
  return (
    <div className={styles.body}>
      {'{{#text}}'}
      <p className={words.text} data-size={size} dir="auto" lang="{{lang}}">
        {'{{text}}'}
      </p>
      {'{{/text}}'}
    </div>
  );
}

/** What can be done with a post, once the page is there. */
function ActionsOutline() {
  return (
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
  );
}

/** A post of a list. */
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
          <AuthorOutline>
            {'{{#isDemo}}'}
            <Tag>
              <FormattedMessage id="community.demo" />
            </Tag>
            {'{{/isDemo}}'}
          </AuthorOutline>
          <span className={`${styles.menu} ${actions.act}`} />
        </div>
        {'{{#group}}'}
        <p className={styles.group}>
          <a href="/group/{{id}}" className={styles.groupLink}>
            <bdi>{'{{name}}'}</bdi>
          </a>
        </p>
        {'{{/group}}'}
        <TextOutline />
        {'{{#isWhole}}'}
        <ActionsOutline />
        {'{{/isWhole}}'}
      </div>
    </div>
  );
}
