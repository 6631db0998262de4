export type PutOptions = {
  /** The uploaded share, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** With which the service will serve the file; by default it may be cached for a year. */
  cacheControl?: string;
};

/** Without progress for this long, the network counts as down, whatever it reports. */
const stalledMs = 20_000;

/**
 * Uploads a file to a signed URL of the storage service. By XMLHttpRequest, which reports progress;
 * the 10 s time-out of other calls would be too short for a phone.
 * @returns the status of the service: hosted projects send 400 as the status and 409 in the body
 * @throws Error if the network fails or stalls; the signal's reason if it is aborted
 */
export function putFile(
  url: string,
  file: Blob,
  { onProgress, signal, cacheControl = 'max-age=31536000' }: PutOptions,
): Promise<number> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => request.abort();
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      settle();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(stop, stalledMs);
    };
    const fail = () => reject(new Error('The network failed while a file was sent'));
    request.open('PUT', url);
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('cache-control', cacheControl);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      onProgress(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener(
      'load',
      end(() => resolve(readStatus(request))),
    );
    request.addEventListener('error', end(fail));
    request.addEventListener(
      'abort',
      end(() => reject(signal.reason ?? new Error('Stalled'))),
    );
    signal.addEventListener('abort', stop);
    wait();
    request.send(file);
  });
}

function readStatus({ status, responseText }: XMLHttpRequest): number {
  if (status < 400) return status;
  try {
    const { statusCode } = JSON.parse(responseText) as { statusCode?: unknown };
    return Number(statusCode) || status;
  } catch {
    return status;
  }
}
