import { matchPrecache } from 'workbox-precaching/matchPrecache';

/** A server that has not begun to answer by then counts as out of reach: the page starts from what is kept. */
const patienceMs = 3_000;

const noAnswer = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), patienceMs));

/**
 * Answers for a page that a person opens: from the server, so that it is the newest version; where that is out of reach
 * or fails, the shell of the last version, which says so and goes on by itself.
 */
export async function answerPage({ request }: { request: Request }): Promise<Response> {
  const fetched = fetch(request).catch(() => null);
  const answered = await Promise.race([fetched, noAnswer()]);
  if (answered && answered.status < 500) return answered;
  return (await matchPrecache('/index.html')) ?? (await fetched) ?? Response.error();
}
