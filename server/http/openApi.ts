import { z } from 'zod';
import type { Call } from '#contract/calls/call';
import { callPath } from '#contract/calls/callPath';
import { calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { serverVersion } from '../serverVersion';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const successOf = (reply: z.ZodType): Json => ({
  allOf: [
    {
      type: 'object',
      required: ['success'],
      properties: { success: { const: true }, message: { type: 'integer', description: 'Success code' } },
    },
    schemaOf(reply, 'output'),
  ],
});

const security = { session: [{ servertoken: [] }], owner: [{ servertoken: [] }], platform: [{ platformKey: [] }] };

function described(call: Call): string {
  const permission = call.permission ? `Sub-accounts need ${[call.permission].flat().join(' or ')}.` : '';
  const standing = call.inAnyStanding ? 'Works for a store that is declined or not verified too.' : '';
  const flag = call.storeFlag ? `The store needs ${call.storeFlag}.` : '';
  const limit = call.limit
    ? `At most ${call.limit.points} ${call.limit.failuresOnly ? 'failed tries' : 'calls'} in ${call.limit.seconds} seconds.`
    : '';
  const once = call.idempotent ? 'The same `idempotency_key` and body again give the first reply.' : '';
  return [permission, standing, flag, limit, once].filter(Boolean).join(' ');
}

const jsonContent = (schema: Json) => ({ 'application/json': { schema } });

function operation(name: string, call: Call): Json {
  return {
    operationId: name,
    summary: call.summary,
    description: described(call),
    tags: [call.audience],
    ...(call.audience === 'public' ? {} : { security: security[call.audience] }),
    ...(call.method === 'GET' ? {} : { requestBody: { content: jsonContent(schemaOf(call.body, 'input')) } }),
    responses: {
      200: {
        description: 'The reply, or a refusal with its error code',
        content: jsonContent({ oneOf: [successOf(call.reply), { $ref: '#/components/schemas/Failure' }] }),
      },
    },
  };
}

const failure: Json = {
  type: 'object',
  required: ['success', 'error_code'],
  properties: {
    success: { const: false },
    error_code: { type: 'integer', enum: [...new Set(Object.values(errorCodes))] },
    request_id: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, params: { type: 'object' } },
      },
    },
    retry_after: { type: 'integer', description: 'Seconds' },
    changed_by: { type: 'string' },
    current: {},
  },
};

/** The table of calls as an OpenAPI 3.1 document. */
export function openApiDocument() {
  const entries = Object.entries(calls) as [string, Call][];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Storedesk store API',
      version: serverVersion,
      description: 'Every call is answered with HTTP 200 and an envelope; HTTP errors are for transport alone.',
    },
    paths: Object.fromEntries(
      entries.map(([name, call]) => [callPath(name), { [call.method.toLowerCase()]: operation(name, call) }]),
    ),
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        servertoken: { type: 'apiKey', in: 'header', name: 'servertoken' },
        platformKey: { type: 'apiKey', in: 'header', name: 'platform-key' },
      },
    },
  };
}
