import { askJson, askText } from './ask.ts';

export interface Inscription {
  id: string;
  number: number;
  /** Four or five letters of a BRC-20 token; empty for every other inscription. */
  tick: string;
  contentType: string;
}

/** So many are looked at; the rest is left to the explorer. */
const MOST = 20;
/** A token's text is shorter. */
const LONGEST_TOKEN = 512;
const ID = /^[0-9a-f]{64}i\d+$/;

interface Details {
  number: number;
  content_type?: string | null;
  content_length?: number | null;
}

/** The tick in the text of an inscription; empty when it is no BRC-20 token. */
export function tickOf(text: string): string {
  try {
    const { p, tick } = JSON.parse(text) as { p?: unknown; tick?: unknown };
    return p === 'brc-20' && typeof tick === 'string' && /^.{4,5}$/u.test(tick) ? tick : '';
  } catch {
    return '';
  }
}

async function read(ord: string, id: string): Promise<Inscription> {
  const { number, content_type, content_length } = (await askJson(`${ord}/inscription/${id}`)) as Details;
  const contentType = content_type ?? '';
  const mayBeToken = /^(?:text\/plain|application\/json)\b/.test(contentType) && (content_length ?? Infinity) <= LONGEST_TOKEN;
  const tick = mayBeToken ? tickOf(await askText(`${ord}/content/${id}`)) : '';
  return { id, number, tick, contentType };
}

/**
 * Inscriptions on the outputs of an address, the first 20.
 * @param ord address of a server that speaks ord's JSON API and indexes addresses
 * @throws Error when it does not answer
 */
export async function inscriptionsOf(ord: string, address: string): Promise<Inscription[]> {
  const { inscriptions } = (await askJson(`${ord}/address/${address}`)) as { inscriptions?: string[] | null };
  const ids = (inscriptions ?? []).filter((id) => ID.test(id)).slice(0, MOST);
  return Promise.all(ids.map((id) => read(ord, id)));
}
