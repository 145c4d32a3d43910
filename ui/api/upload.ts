import type { Upload } from './client.ts';

/** Sends a file by the older way of browsers, which unlike `fetch` says how much of it has gone. */
export const upload: Upload = (address, { method, headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(loaded / total);
    };
    request.onload = () => {
      resolve(new Response(request.responseText || null, { status: request.status }));
    };
    request.onerror = () => {
      reject(new TypeError('The server could not be reached.'));
    };
    request.onabort = () => {
      reject(new DOMException('The upload was stopped.', 'AbortError'));
    };
    signal?.addEventListener('abort', () => {
      request.abort();
    });
    request.send(body);
  });
