import { IconButton, Button } from '@mortar/ui';
import { classNames } from '../lib/class-names.ts';
import { pageList } from './page-list.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** Name of the landmark. */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
  /** Address of a page, so that it opens in a tab of its own and can be kept. */
  hrefOf?: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Name of a page's button, for example "Page 3". */
  pageLabel: (page: number) => string;
  className?: string;
}

/** Pages of a list whose length is known; endless ones load more instead. Nothing is shown for one page. */
export function Pagination(props: PaginationProps) {
  const { label, page, pages, onPageChange, hrefOf, previousLabel, nextLabel, pageLabel, className } = props;
  if (pages <= 1) return null;
  const to = (target: number) => ({
    onClick: (event: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; preventDefault(): void }) => {
      if (hrefOf && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
      event.preventDefault();
      onPageChange(target);
    },
    ...(hrefOf ? { href: hrefOf(target) } : {}),
  });
  return (
    <nav aria-label={label} className={classNames(styles.pages, className)}>
      <IconButton icon="arrow-left" label={previousLabel} disabled={page <= 1} {...(page > 1 ? to(page - 1) : {})} />
      {pageList(page, pages).map((at, index) =>
        at === 'gap' ? (
          <span key={`gap${index}`} aria-hidden className={styles.gap}>
            …
          </span>
        ) : (
          <Button
            key={at}
            variant={at === page ? 'secondary' : 'quiet'}
            aria-label={pageLabel(at)}
            aria-current={at === page ? 'page' : undefined}
            className={styles.page}
            {...to(at)}
          >
            {at}
          </Button>
        ),
      )}
      <IconButton icon="arrow-right" label={nextLabel} disabled={page >= pages} {...(page < pages ? to(page + 1) : {})} />
    </nav>
  );
}
