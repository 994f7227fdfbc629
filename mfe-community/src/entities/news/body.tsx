import { $links, outwardHref } from '@mortar/host';
import type { NewsBlock } from '@mortar/protocol/news';
import { useUnit } from 'effector-react';
import { Fragment, type ReactNode } from 'react';
import styles from './body.module.css';

function Spans({ spans }: Pick<NewsBlock, 'spans'>) {
  const links = useUnit($links);
  return spans.map(({ text, href, isStrong }, index) => {
    const target = href === null ? undefined : outwardHref(href, links);
    const words = target ? (
      <a className={styles.link} href={target} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    ) : (
      text
    );
    return <Fragment key={index}>{isStrong ? <strong>{words}</strong> : words}</Fragment>;
  });
}

/** The text of an article: paragraphs, headings and lists. */
export function Body({ blocks, lang }: { blocks: readonly NewsBlock[]; lang: string }) {
  const parts: ReactNode[] = [];
  for (let at = 0; at < blocks.length;) {
    const { kind, spans } = blocks[at]!;
    if (kind === 'item') {
      const end = blocks.findIndex((block, index) => index > at && block.kind !== 'item');
      const items = blocks.slice(at, end < 0 ? undefined : end);
      parts.push(
        <ul key={at} className={styles.list}>
          {items.map((item, index) => (
            <li key={index} className={styles.item}>
              <Spans spans={item.spans} />
            </li>
          ))}
        </ul>,
      );
      at += items.length;
    } else {
      const Element = kind === 'heading' ? 'h2' : 'p';
      parts.push(
        <Element key={at} {...(kind === 'heading' && { className: styles.heading })}>
          <Spans spans={spans} />
        </Element>,
      );
      at += 1;
    }
  }
  return (
    <div className={styles.body} lang={lang}>
      {parts}
    </div>
  );
}
