import { z } from 'zod';
import { websiteLimits } from '../website/websiteLimits';
import { id, instant, text, version } from './shared';

/** A script as its owner writes it: with its `<script>` tags, as services give it. */
export const scriptFields = {
  name: text(websiteLimits.scriptNameMax),
  code: z.string().trim().min(1).max(websiteLimits.scriptCodeMax),
};

/** A script that the customer site runs on a store's own site. */
export const scriptPageSchema = z.object({
  _id: id,
  version,
  name: z.string(),
  code: z.string(),
  updated_at: instant,
  updated_by: z.string(),
});
export type ScriptPage = z.infer<typeof scriptPageSchema>;
