/** A request to a gateway. */
export interface FetchRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  timeoutMs?: number;
  maxBytes?: number;
  /** `manual`: a redirect is the answer, and isn't followed. */
  redirect?: 'manual';
  /** Names the request in the log. */
  stage?: string;
}

export type FetchFailure = 'address' | 'refused' | 'timeout' | 'tls' | 'too_large' | 'redirects' | 'other';

export type FetchReply =
  | { ok: true; status: number; headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer }
  | { ok: false; failure: FetchFailure };

/** The way out to a gateway: the outbound connector, or a gateway's stand-in. Never throws for what happens outside. */
export type Fetch = (url: string, request: FetchRequest) => Promise<FetchReply>;
