import { $links, outwardHref } from '@mortar/host';
import type { Facet } from '@mortar/protocol/community';
import { useUnit } from 'effector-react';
import { Link } from 'react-router';
import { personPath } from '#entities/person';
import { partsOf } from '../../lib/parts.ts';
import styles from './post-text.module.css';

interface Props {
  text: string;
  facets: readonly Facet[];
  /** Of what the text is written in, for its shapes and its voice. */
  lang?: string;
  /** `large` where it is what the page is about, `small` inside of another post. */
  size?: 'large' | 'small' | undefined;
}

/** A text as it was written: tags, names and addresses in it are links. */
export function PostText({ text, facets, lang, size }: Props) {
  const links = useUnit($links);
  return (
    <p className={styles.text} data-size={size} dir="auto" lang={lang === 'zh' ? 'zh-HK' : lang || undefined}>
      {partsOf(text, facets).map(({ at, text: words, facet }) => {
        if (!facet) return words;
        if (facet.kind === 'tag') {
          return (
            <Link key={at} to={`/tag/${encodeURIComponent(facet.ref)}`} className={styles.tag}>
              {words}
            </Link>
          );
        }
        if (facet.kind === 'mention') {
          return (
            <Link key={at} to={personPath(facet.ref)} className={styles.mention}>
              <bdi>{words}</bdi>
            </Link>
          );
        }
        const href = outwardHref(facet.ref, links);
        if (!href) return words;
        return (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={styles.link}>
            {words}
          </a>
        );
      })}
    </p>
  );
}
