import { readFileSync } from 'node:fs';
import { z } from 'zod';

const serviceAccountSchema = z.object({
  project_id: z.string().min(1),
  private_key: z.string().min(1),
  client_email: z.string().min(1),
  token_uri: z.url(),
});

/** The key file of a Google service account, as far as it is used here. */
export type ServiceAccount = z.infer<typeof serviceAccountSchema>;

/** @throws an error that names the setting and what is wrong with its file */
export function readServiceAccount(path: string): ServiceAccount {
  const refuse = (why: string): never => {
    throw new Error(`FIREBASE_SERVICE_ACCOUNT names ${path}, ${why}`);
  };
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return refuse('which cannot be read.');
  }
  try {
    return serviceAccountSchema.parse(JSON.parse(text));
  } catch {
    return refuse('which is not the JSON key file of a service account.');
  }
}
