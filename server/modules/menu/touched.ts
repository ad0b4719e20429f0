import type { Session } from '#server/http/handler';

/** What every change of a record of the menu says of itself, beside its `version`. */
export const touched = ({ name }: Pick<Session, 'name'>, now: Date) => ({ updated_at: now, updated_by: name });
