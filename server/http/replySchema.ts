import { z } from 'zod';
import type { Call } from '#contract/calls/call';

/** JSON schema of a call's success envelope. */
export function replySchema(call: Call): Record<string, unknown> {
  const {
    $schema: _,
    properties,
    required,
    ...rest
  } = z.toJSONSchema(call.reply, {
    target: 'draft-7',
    unrepresentable: 'any',
  });
  return {
    ...rest,
    properties: { success: { const: true }, message: { type: 'integer' }, ...properties },
    required: ['success', ...(required ?? [])],
  };
}
