import { newDatabase } from './benchDatabase';
import { type Benchmark, median, milliseconds } from './benchmark';
import { startServer } from './serverProcess';

const targetMs = 5_000;
const starts = 3;

/** Row 7: from starting the process to a positive `/readyz`, on an existing database. */
export const startUp: Benchmark = {
  row: 7,
  title: 'start-up on an existing embedded database',
  async run() {
    const database = await newDatabase('embedded');
    const taken: number[] = [];
    for (let start = 0; start < starts; start += 1) {
      const server = await startServer(database.settings);
      taken.push(server.readyAfterMs);
      await server.stop();
    }
    const typical = median(taken);
    return [
      {
        what: 'ready, embedded',
        measured: milliseconds(typical),
        reference: '',
        ratio: '',
        target: `<= ${milliseconds(targetMs)}`,
        isReached: typical <= targetMs,
      },
    ];
  },
};
