import { z } from 'zod';
import type { Call } from '#contract/calls/call';

/** JSON schema of a call's success envelope: its fields besides `success` and `message`, and no others. */
export function replySchema(call: Call, target: 'draft-7' | 'draft-2020-12' = 'draft-7'): Record<string, unknown> {
  const {
    $schema: _,
    properties,
    required,
    ...rest
  } = z.toJSONSchema(call.reply, {
    target,
    unrepresentable: 'any',
  });
  return {
    ...rest,
    properties: { success: { const: true }, message: { type: 'integer' }, ...properties },
    required: ['success', ...(required ?? [])],
  };
}
