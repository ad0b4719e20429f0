import { z } from 'zod';
import type { Call } from '#contract/calls/call';
import { callPath } from '#contract/calls/callPath';
import { calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { serverVersion } from '../projectRoot';
import { jsonContent, referencePaths } from './openApiReference';
import { shareSchemas } from './openApiSchemas';
import { replySchema } from './replySchema';

type Json = Record<string, unknown>;

const bodySchema = (body: z.ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return rest;
};

/** Form data if the call takes a file, which is a field beside the others. */
function requestContent({ body, upload }: Call): Json {
  const schema = bodySchema(body);
  if (!upload) return jsonContent(schema);
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `At most ${upload.maxBytes} bytes`,
  };
  const properties = { ...(schema.properties as Json | undefined), [upload.field]: file };
  const required = [...((schema.required as string[] | undefined) ?? []), upload.field];
  return { 'multipart/form-data': { schema: { ...schema, properties, required } } };
}

const security = {
  public: [],
  session: [{ servertoken: [] }],
  owner: [{ servertoken: [] }],
  platform: [{ platformKey: [] }],
};

function described(call: Call): string {
  const permission = call.permission ? `Sub-accounts need ${[call.permission].flat().join(' or ')}.` : '';
  const inactiveNote = call.allowInactiveStore ? 'Works for a store that is declined or not verified too.' : '';
  const flag = call.storeFlag ? `The store needs ${call.storeFlag}.` : '';
  const limit = call.limit
    ? `At most ${call.limit.points} ${call.limit.failuresOnly ? 'failed tries' : 'calls'} in ${call.limit.seconds} seconds.`
    : '';
  const once = call.idempotent ? 'The same `idempotency_key` and body again give the first reply.' : '';
  const { stepUp } = call;
  const proof = stepUp ? `Needs a fresh proof${stepUp === true ? '' : ` when ${stepUp.words}`}: see \`step_up\`.` : '';
  return [permission, inactiveNote, flag, proof, limit, once].filter(Boolean).join(' ');
}

const transportFailure = (description: string): Json => ({
  description,
  content: jsonContent({ $ref: '#/components/schemas/Failure' }),
});

function operation(name: string, call: Call): Json {
  return {
    operationId: name,
    summary: call.summary,
    description: described(call),
    tags: [call.audience],
    security: security[call.audience],
    ...(call.method === 'GET' ? {} : { requestBody: { required: true, content: requestContent(call) } }),
    responses: {
      200: {
        description: 'The reply, or a refusal with its error code',
        content: jsonContent({ oneOf: [replySchema(call, 'draft-2020-12'), { $ref: '#/components/schemas/Failure' }] }),
      },
      '4XX': transportFailure('The request is too large, too slow or not JSON'),
      503: transportFailure('The server can’t reach its database or files; try again'),
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

/** The calls and the reference data as an OpenAPI 3.1 document. */
export function openApiDocument() {
  const entries = Object.entries(calls) as [string, Call][];
  const { paths, schemas } = shareSchemas({
    ...Object.fromEntries(
      entries.map(([name, call]) => [callPath(name), { [call.method.toLowerCase()]: operation(name, call) }]),
    ),
    ...referencePaths(),
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Storedesk store API',
      version: serverVersion,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      description:
        'Every call is answered with HTTP 200 and an envelope; HTTP errors are for transport alone. Reference data is plain JSON.',
    },
    servers: [{ url: '/', description: 'This server' }],
    paths,
    components: {
      schemas: { ...schemas, Failure: failure },
      securitySchemes: {
        servertoken: { type: 'apiKey', in: 'header', name: 'servertoken' },
        platformKey: { type: 'apiKey', in: 'header', name: 'platform-key' },
      },
    },
  };
}
