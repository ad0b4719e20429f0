/** Puts some records in an order, among the places that they hold: what `set_*_sequence` does. */
export function reordered<Rec extends { _id: string }>(records: readonly Rec[], ids: readonly string[]): Rec[] {
  const moving = new Map(records.filter(({ _id }) => ids.includes(_id)).map((record) => [record._id, record]));
  const queue = ids.flatMap((id) => moving.get(id) ?? []);
  return records.map((record) => (moving.has(record._id) ? (queue.shift() ?? record) : record));
}
