import { oneOf, searchOf } from '@mortar/remote-kit';
import { NEWS_CATEGORIES, type NewsCategory } from '@mortar/protocol/news';

const LANGS = ['en', 'zh-HK'] as const;
const KINDS = ['own', 'linked'] as const;

/** Which news are shown, as the address says it; null is all of them. */
export interface View {
  category: NewsCategory | null;
  source: string | null;
  lang: (typeof LANGS)[number] | null;
  kind: (typeof KINDS)[number] | null;
  tag: string | null;
  /** What the person keeps, in place of all. */
  isKept: boolean;
}

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  const [source, tag] = [params.get('source') ?? '', params.get('tag') ?? ''];
  return {
    category: oneOf(NEWS_CATEGORIES, params.get('category')) ?? null,
    source: /^[1-9][0-9]{0,8}$/.test(source) ? source : null,
    lang: oneOf(LANGS, params.get('lang')) ?? null,
    kind: oneOf(KINDS, params.get('kind')) ?? null,
    tag: /^[\p{L}\p{M}\p{N}_・·ー]{1,50}$/u.test(tag) ? tag : null,
    isKept: params.get('kept') === '1',
  };
}

export const searchOfView = ({ isKept, ...view }: View): string => searchOf({ ...view, kept: isKept ? '1' : null });

export const isNarrowed = (view: View): boolean => searchOfView(view) !== '';
