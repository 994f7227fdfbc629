import type { Data, Locale, Operation, Schemas } from '@mortar/protocol';
import type { FirstAnswer } from '@mortar/protocol/site';
import { compileSerializer } from '../lib/validators.ts';

/** What somebody opens. */
export interface OpenedPage {
  /** Its remote, and its name there. */
  remote: string;
  page: string;
  address: URL;
  /** Language of the page. */
  locale: Locale;
  /** Who opens it; null for a visitor. */
  userId: number | null;
}

/** What a module gives into the HTML of a page, so that its content is there at once. */
export interface PageBeginning {
  /** What the page asks first. */
  answers: readonly FirstAnswer[];
  /** Fills the places that the page's first paint leaves open, as Mustache does. */
  view?: Readonly<Record<string, unknown>>;
}

/** A room that knows what a page begins with. It says nothing of a page that is not its own. */
export type PageBeginningSource = (page: OpenedPage) => Promise<PageBeginning | undefined>;

/** A section of a first paint that is open for one name of several. */
export const only = (name: string): Record<string, true> => ({ [name]: true });

/** Makes answers of an endpoint for pages, with nothing in them that its schema does not name. */
export function firstAnswers<Described extends Schemas>({ endpoint, schemas: { data: schema } }: Operation<Described>) {
  const write = compileSerializer({ schema, method: 'GET', url: endpoint.path, httpStatus: '200' });
  return (input: unknown, data: Data<Described>): FirstAnswer => ({
    endpoint: endpoint.id,
    input,
    data: JSON.parse(write(data)) as unknown,
  });
}
