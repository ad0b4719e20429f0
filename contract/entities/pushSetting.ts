import { z } from 'zod';

/** The settings that a browser needs to get its device token. None of them is secret. */
export const pushSettingSchema = z.object({
  firebase: z.object({
    apiKey: z.string(),
    projectId: z.string(),
    messagingSenderId: z.string(),
    appId: z.string(),
  }),
  /** Public key that the browser's subscription is bound to. */
  vapid_key: z.string(),
});
export type PushSetting = z.infer<typeof pushSettingSchema>;
