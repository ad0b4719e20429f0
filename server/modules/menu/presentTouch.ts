/** Who changed a record last, and when. */
export const presentTouch = ({ updated_at, updated_by }: { updated_at: Date; updated_by: string }) => ({
  updated_at: updated_at.toISOString(),
  updated_by,
});
