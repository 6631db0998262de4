type PutOptions = {
  /** Called with the uploaded share, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Without progress for this long, the upload has stalled, even if the browser reports no error. */
const stalledMs = 20_000;

/**
 * Uploads a file to a signed URL of the storage service. Uses XMLHttpRequest, which alone reports
 * upload progress; the ten-second time-out of other calls would be too short for a phone.
 * @returns the status from the service: hosted projects send 400 in the head and 409 in the body
 * @throws Error if the network fails or stalls; the signal's reason if it is aborted
 */
export function putFile(
  url: string,
  file: Blob,
  { onProgress, signal }: PutOptions,
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
    request.setRequestHeader('cache-control', 'max-age=31536000');
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
