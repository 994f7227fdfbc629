import { useEffect } from 'react';
import { DESCRIPTION_LENGTH, TITLE_LENGTH, cut } from './cut.ts';

export interface Head {
  title: string;
  description?: string;
}

/** Title and description of the page that shows, cut to what search engines show (spec §5). */
export function useHead({ title, description }: Head): void {
  useEffect(() => {
    document.title = cut(title, TITLE_LENGTH);
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', cut(description, DESCRIPTION_LENGTH));
  }, [title, description]);
}
