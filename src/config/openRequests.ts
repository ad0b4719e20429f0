let open = 0;

/** Counts a request to the server until it is answered or fails. */
export function countRequest<Reply>(request: Promise<Reply>): Promise<Reply> {
  open += 1;
  return request.finally(() => {
    open -= 1;
  });
}

/** Whether the server still owes this page an answer. */
export const hasOpenRequests = (): boolean => open > 0;
