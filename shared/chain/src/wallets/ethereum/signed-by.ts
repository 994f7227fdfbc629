import { toContent } from '../../message/content.ts';
import type { EthereumProvider } from './provider.ts';

/** Has a text signed as EIP-191 says. @throws what the wallet threw */
export const signedBy = async (provider: EthereumProvider, address: string, text: string): Promise<string> =>
  String(await provider.request({ method: 'personal_sign', params: [`0x${toContent(text)}`, address] }));
