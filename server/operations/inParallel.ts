/** Does work for each of many, a few at once. After an error no further one is started. */
export async function inParallel<One>(
  all: readonly One[],
  atOnce: number,
  work: (one: One) => Promise<void>,
): Promise<void> {
  const waiting = [...all];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      await work(one).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
