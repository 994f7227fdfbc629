import { describe, expect, test } from '@jest/globals';
import { demoWallet } from '../demo-wallet.ts';
import { DEMO_ADDRESS } from '../message/index.ts';
import { readAddress } from './index.ts';

describe('readAddress', () => {
  test.each([
    ['0xe5a12547fe4e872d192e3ececb76f2ce1aea4946', 'ethereum', '0xe5A12547fe4E872D192E3eCecb76F2Ce1aeA4946'],
    ['0xE5A12547FE4E872D192E3ECECB76F2CE1AEA4946', 'ethereum', '0xe5A12547fe4E872D192E3eCecb76F2Ce1aeA4946'],
    ['0xe5A12547fe4E872D192E3eCecb76F2Ce1aeA4946', 'ethereum', '0xe5A12547fe4E872D192E3eCecb76F2Ce1aeA4946'],
    ['BC1Q9VZA2E8X573NCZRLZMS0WVX3GSQJX7VAVGKX0L', 'bitcoin', 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'],
    ['bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l', 'bitcoin', 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'],
    ['1F3sAm6ZtwLAUnj7d38pGFxtP3RVEvtsbV', 'bitcoin', '1F3sAm6ZtwLAUnj7d38pGFxtP3RVEvtsbV'],
    ['3HSVzEhCFuH9Z3wvoWTexy7BMVVp3PjS6f', 'bitcoin', '3HSVzEhCFuH9Z3wvoWTexy7BMVVp3PjS6f'],
    ['9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', 'solana', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'],
  ])('it reads %s as one of %s and keeps it as %s', (text, family, address) => {
    expect(readAddress(text)).toEqual({ family, address });
  });

  test.each([
    '',
    '0xe5a12547fe4e872d192e3ececb76f2ce1aea494',
    '0xe5a12547fe4e872d192e3ececb76f2ce1aea49460',
    '1F3sAm6ZtwLAUnj7d38pGFxtP3RVEvtsbW',
    '1f3sam6ztwlaunj7d38pgfxtp3rvevtsbv',
    'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0m',
    'bc1Q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    'tb1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYt',
    ' 9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    'vitalik.eth',
  ])('it takes %j for no address', (text) => {
    expect(readAddress(text)).toBeUndefined();
  });

  test('it knows the demo wallet by its address', () => {
    expect(demoWallet.address).toBe(DEMO_ADDRESS);
  });
});
