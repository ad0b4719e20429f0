/** What every record of a list has. `id` is react-admin's name for `_id`. */
export interface ListedRecord {
  id: string;
  _id: string;
  version: number;
}
