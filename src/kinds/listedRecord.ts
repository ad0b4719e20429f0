/** The fields of every record in a list. `id` is react-admin's name for `_id`. */
export interface ListedRecord {
  id: string;
  _id: string;
  version: number;
}
