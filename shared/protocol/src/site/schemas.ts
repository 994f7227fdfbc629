import { Type } from 'typebox';

export const getAndroidUrl = {
  summary: 'Where the Android app is to be had',
  data: Type.Object({ /** Address of the store or of the download; empty where the operator named none. */ url: Type.String() }),
};
