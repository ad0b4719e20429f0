import type { Session } from '#server/http/handler';

/** Returns the columns that every change of a record sets, besides its `version`. */
export const touched = ({ name }: Pick<Session, 'name'>, now: Date) => ({ updated_at: now, updated_by: name });

/** Who changed a record last, and when. */
export const presentTouch = ({ updated_at, updated_by }: { updated_at: Date; updated_by: string }) => ({
  updated_at: updated_at.toISOString(),
  updated_by,
});
