import { errorFromResponse, networkError } from './api-error.ts';

export type Upload = {
  path: `/api/${string}`;
  method?: 'POST' | 'PUT';
  file: File;
  fields?: Record<string, string>;
  /** 0 to 100, of what has left this device. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

/** By XMLHttpRequest: fetch still cannot tell how much of a body has been sent. */
export function uploadFile<ResponseBody>({
  path,
  method = 'POST',
  file,
  fields = {},
  onProgress,
  signal,
}: Upload): Promise<ResponseBody> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress?.(total > 0 ? Math.round((loaded / total) * 100) : 0);
    };
    request.onload = () => {
      const isFine = request.status >= 200 && request.status < 300;
      if (isFine && request.response !== null) resolve(request.response as ResponseBody);
      else void errorFromResponse({ status: request.status, body: request.response }).then(reject);
    };
    request.onerror = () => reject(networkError(new Error('The upload broke off')));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
