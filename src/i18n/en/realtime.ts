export const realtime = {};
