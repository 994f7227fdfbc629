import axios, { AxiosError, type AxiosResponse } from 'axios';
import type { Answer, Exchange, Silence } from './exchange.ts';

/** The one axios instance of the page. This file is a chunk of its own: the first paint does without it. */
const http = axios.create({
  // What a status or a body means is decided in `outcome.ts`, in one place.
  validateStatus: () => true,
  responseType: 'text',
  transformResponse: (text: unknown) => text,
  // The API takes no cookie, so it needs no token against cross-site requests either.
  withXSRFToken: false,
  // `a=1&a=2` for a list, as the server reads it.
  paramsSerializer: { indexes: null },
  formSerializer: { indexes: null },
});

/** Sends one request; a failure to get an answer is a value, never an exception. */
export async function exchange(request: Exchange): Promise<Answer | Silence> {
  const { form, query, body, signal, onProgress, ...rest } = request;
  try {
    const response = await http.request<string>({
      ...rest,
      ...(query === undefined ? {} : { params: query }),
      ...(body === undefined ? {} : { data: body }),
      ...(signal ? { signal } : {}),
      ...(onProgress ? { onUploadProgress: ({ loaded }) => onProgress(loaded) } : {}),
      headers: { ...rest.headers, ...(body === undefined ? {} : { 'content-type': form ? 'multipart/form-data' : 'application/json' }) },
      timeout: request.timeoutMs,
      transitional: { clarifyTimeoutError: true },
    });
    return answerOf(response);
  } catch (error) {
    if (!axios.isAxiosError(error)) throw error;
    return { kind: silenceOf(error) };
  }
}

function answerOf({ status, data, headers }: AxiosResponse<string>): Answer {
  return {
    kind: 'answer',
    status,
    body: parsed(data),
    header: (name) => {
      const value: unknown = headers[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function silenceOf({ code }: AxiosError): Silence['kind'] {
  if (code === AxiosError.ERR_CANCELED) return 'aborted';
  return code === AxiosError.ETIMEDOUT || code === AxiosError.ECONNABORTED ? 'timeout' : 'network';
}
