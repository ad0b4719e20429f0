import { z } from 'zod';
import { apiBase } from '#contract/calls/callPath';
import { type ReferenceResource, referenceResources, referenceSchemas } from '#contract/entities/reference';

type Json = Record<string, unknown>;

export const jsonContent = (schema: Json) => ({ 'application/json': { schema } });

const failure = (description: string): Json => ({
  description,
  content: jsonContent({ $ref: '#/components/schemas/Failure' }),
});

/** A query string parameter that holds JSON. */
const piece = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'query',
  description,
  content: jsonContent(schema),
});

const position = { type: 'integer', minimum: 0 };
const scalar = { type: ['string', 'number', 'boolean', 'null'] };
const parameters = [
  piece('sort', 'Field and direction', {
    type: 'array',
    prefixItems: [{ type: 'string' }, { enum: ['ASC', 'DESC'] }],
    minItems: 2,
    maxItems: 2,
  }),
  piece('range', 'First and last position, the last one included', {
    type: 'array',
    prefixItems: [position, position],
    minItems: 2,
    maxItems: 2,
  }),
  piece('filter', '`q` looks into names; any other field equals the value, or one of a list', {
    type: 'object',
    additionalProperties: { anyOf: [scalar, { type: 'array', items: scalar }] },
  }),
];

const recordSchema = (name: ReferenceResource): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(referenceSchemas[name]);
  return rest;
};

const notModified = { description: 'As the copy that `If-None-Match` names' };

function listOperation(name: ReferenceResource): Json {
  return {
    operationId: `reference/${name}`,
    summary: `Reference data: ${name.replaceAll('_', ' ')}`,
    tags: ['reference'],
    security: [],
    parameters,
    responses: {
      200: {
        description: 'The records',
        headers: {
          'Content-Range': { description: 'Positions, and how many there are', schema: { type: 'string' } },
          ETag: { schema: { type: 'string' } },
        },
        content: jsonContent({ type: 'array', items: recordSchema(name) }),
      },
      304: notModified,
      400: failure('The query is not understood'),
    },
  };
}

function oneOperation(name: ReferenceResource): Json {
  return {
    operationId: `reference/${name}/one`,
    summary: `One record of ${name.replaceAll('_', ' ')}`,
    tags: ['reference'],
    security: [],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    responses: {
      200: { description: 'The record', content: jsonContent(recordSchema(name)) },
      304: notModified,
      404: failure('There is no such record'),
    },
  };
}

/** `/v3/reference/*` in OpenAPI form. */
export const referencePaths = (): Record<string, Json> =>
  Object.fromEntries(
    referenceResources.flatMap((name) => [
      [`${apiBase}/reference/${name}`, { get: listOperation(name) }],
      [`${apiBase}/reference/${name}/{id}`, { get: oneOperation(name) }],
    ]),
  );
