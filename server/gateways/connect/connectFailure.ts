/** Why a request to the outside ended without a reply, in as few words as the person who caused it may know. */
export type ConnectFailure = 'address' | 'refused' | 'timeout' | 'tls' | 'too_large' | 'redirects' | 'other';

/** Thrown on the way, and read by `connectFailure`. */
export class Stopped extends Error {
  constructor(readonly failure: ConnectFailure) {
    super(`the request was stopped: ${failure}`);
    this.name = 'Stopped';
  }
}

const codes: [RegExp, ConnectFailure][] = [
  [/^(EADDRESSREFUSED|ENOTFOUND|ENODATA|EAI_\w+)$/, 'address'],
  [/^(ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT|UND_ERR_ABORTED)$/, 'timeout'],
  [/^(ECONN\w+|EHOST\w+|ENET\w+|EADDRNOTAVAIL|EPIPE|EACCES|EPERM|UND_ERR_SOCKET)$/, 'refused'],
  [/^(EPROTO|ERR_TLS_\w+|ERR_SSL_\w+|CERT_\w+|UNABLE_TO_\w+|\w*SELF_SIGNED\w*|HOSTNAME_MISMATCH|INVALID_CA)$/, 'tls'],
];

/** Reads the error of a socket, of TLS or of the library. */
export function connectFailure(error: unknown): ConnectFailure {
  if (error instanceof Stopped) return error.failure;
  const { name, code, cause } = error as { name?: unknown; code?: unknown; cause?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  const failure = codes.find(([pattern]) => pattern.test(String(code)))?.[1];
  return failure ?? (cause ? connectFailure(cause) : 'other');
}
