type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** An `XMLHttpRequest` that sends through a stub of `fetch`: half of the file has left at once, all of it with the reply. */
export function uploadRequest(fetchStub: Fetch) {
  return class {
    upload: { onprogress?: (event: object) => void } = {};
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    onloadend = () => {};
    status = 0;
    responseText = '';
    readonly #headers: Record<string, string> = {};
    readonly #stop = new AbortController();
    #url = '';

    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    abort() {
      this.#stop.abort();
      this.onabort();
      this.onloadend();
    }
    send(body: FormData) {
      const told = (loaded: number) => this.upload.onprogress?.({ loaded, total: 2, lengthComputable: true });
      told(1);
      fetchStub(this.#url, { method: 'POST', headers: this.#headers, body, signal: this.#stop.signal }).then(
        async (reply) => {
          told(2);
          this.status = reply.status;
          this.responseText = await reply.text();
          this.onload();
          this.onloadend();
        },
        () => {
          if (this.#stop.signal.aborted) return;
          this.onerror();
          this.onloadend();
        },
      );
    }
  };
}
