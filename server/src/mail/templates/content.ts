import type { Locale } from '@mortar/protocol';

/** What a mail says, before it has a look. */
export interface Content {
  subject: string;
  /** First line in a list of mails. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Shown large, to be typed. */
  code?: string;
  action?: { label: string; url: string };
  /** Quiet lines at the end. */
  notes: readonly string[];
}

export interface TemplateContext {
  locale: Locale;
  /** Origin of the site. */
  publicUrl: string;
}

/** @param values what the letter carries; each template says which */
export type Template = (values: Readonly<Record<string, string>>, context: TemplateContext) => Content;
