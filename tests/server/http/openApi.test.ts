import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call';
import { callPath } from '#contract/calls/callPath';
import { type CallName, callNames, calls } from '#contract/calls/index';
import { referenceResources } from '#contract/entities/reference';
import { buildTestApp, demoData } from '../../support/buildTestApp';
import { type Caller, inject } from '../../support/callApi';
import { type ContractCase, contractCases } from '../../support/contractCases';
import { makeWorld, ownSession, type World } from '../../support/contractWorld';

type Json = Record<string, never>;
type Content = Partial<Record<'application/json' | 'multipart/form-data', { schema: object }>>;
interface Operation {
  operationId: string;
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}

let world: World;
let document: { openapi: string; paths: Record<string, Record<'get' | 'post', Operation>>; components: Json };
/** Compiles the calls' common schemas once: doing it for each schema took most of this file's time. */
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
beforeAll(async () => {
  world = await makeWorld(await buildTestApp({ env: { API_DOCS: 'on', ...demoData } }));
  document = (await world.app.inject({ method: 'GET', url: '/v3/openapi.json' })).json();
  ajv.addSchema({ components: document.components }, 'document');
});
afterAll(() => world.close());

/** Checks values by schemas that stand in the document, whose own references they may use. */
function checkerOf(schema: object) {
  const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')));
  return (value: unknown) => (check(value) ? [] : check.errors);
}

const operationOf = (name: CallName) => {
  const operation = document.paths[callPath(name)]?.[calls[name].method === 'GET' ? 'get' : 'post'];
  if (!operation) throw new Error(`${name} is not in the document`);
  return operation;
};
const replySchemaOf = ({ responses }: Operation) => responses['200']?.content?.['application/json']?.schema ?? {};

async function callerOf(name: CallName): Promise<Caller> {
  const { audience } = calls[name];
  if (audience === 'public') return null;
  return audience === 'platform' ? 'platform' : ownSession(world, name);
}

describe('the published document', () => {
  it('names every call and all reference data, each under an id of its own', () => {
    const references = referenceResources.flatMap((name) => [`/v3/reference/${name}`, `/v3/reference/${name}/{id}`]);
    expect(Object.keys(document.paths).sort()).toEqual([...callNames.map(callPath), ...references].sort());
    const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => one.operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('passes Redocly’s recommended rules, including warnings', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('names each entity once, in components that are used', () => {
    const text = JSON.stringify(document);
    for (const name of Object.keys(document.components.schemas ?? {})) {
      expect(text).toContain(`"#/components/schemas/${name}"`);
    }
    expect(replySchemaOf(operationOf('get_order'))).toHaveProperty('oneOf.0.properties.order', {
      $ref: '#/components/schemas/Order',
    });
  });

  it('bears schemas that are valid themselves', () => {
    const strictly = new Ajv2020({ strict: false });
    for (const path of Object.values(document.paths)) {
      for (const { requestBody, responses } of Object.values(path)) {
        const bodies = [requestBody, ...Object.values(responses)];
        for (const body of bodies) {
          const content = body?.content;
          const schema = (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema;
          if (schema) expect(strictly.validateSchema(schema), strictly.errorsText()).toBe(true);
        }
      }
    }
  });
});

describe.each(callNames)('%s', (name) => {
  it('is answered as published, and refused as published', async () => {
    const operation = operationOf(name);
    const body = await (contractCases[name] as ContractCase<CallName>).body(world);
    if (calls[name].method === 'POST') {
      expect(operation.requestBody?.required).toBe(true);
      const { upload } = calls[name] as Call;
      const kind = upload ? 'multipart/form-data' : 'application/json';
      const sent = upload ? { ...body, [upload.field]: 'the file' } : body;
      expect(Object.keys(operation.requestBody?.content ?? {})).toEqual([kind]);
      expect(checkerOf(operation.requestBody?.content[kind]?.schema ?? {})(sent)).toEqual([]);
      if (upload) expect(checkerOf(operation.requestBody?.content[kind]?.schema ?? {})(body)).not.toEqual([]);
    }
    const check = checkerOf(replySchemaOf(operation));
    const reply = (await inject(world.app, await callerOf(name), name, body)).json();
    expect(reply.success).toBe(true);
    expect(check(reply)).toEqual([]);
    expect(check({ ...reply, surprise: 1 })).not.toEqual([]);

    const refused = (await inject(world.app, await callerOf(name), name, { surprise: 1 })).json();
    expect(check(refused)).toEqual([]);
  });
});

describe.each(referenceResources)('reference/%s', (name) => {
  it('is answered as published', async () => {
    const get = (url: string) => world.app.inject({ method: 'GET', url });
    const list = document.paths[`/v3/reference/${name}`]?.get;
    const one = document.paths[`/v3/reference/${name}/{id}`]?.get;
    if (!list || !one) throw new Error(`${name} is not in the document`);
    const records = (await get(`/v3/reference/${name}`)).json();
    expect(records.length).toBeGreaterThan(0);
    expect(checkerOf(replySchemaOf(list))(records)).toEqual([]);
    expect(checkerOf(replySchemaOf(one))((await get(`/v3/reference/${name}/${records[0].id}`)).json())).toEqual([]);
    const refused = (await get(`/v3/reference/${name}?range=x`)).json();
    expect(checkerOf(list.responses['400']?.content?.['application/json']?.schema ?? {})(refused)).toEqual([]);
  });
});
