import { z } from 'zod';
import * as bankDetail from '#contract/entities/bankDetail';
import * as change from '#contract/entities/change';
import * as customer from '#contract/entities/customer';
import * as deliveryArea from '#contract/entities/deliveryArea';
import * as deliveryLog from '#contract/entities/deliveryLog';
import * as providerDocument from '#contract/entities/document';
import * as image from '#contract/entities/image';
import * as menu from '#contract/entities/menu';
import * as menuImport from '#contract/entities/menuImport';
import * as offer from '#contract/entities/offer';
import * as order from '#contract/entities/order';
import * as orderChange from '#contract/entities/orderChange';
import * as orderTotals from '#contract/entities/orderTotals';
import * as provider from '#contract/entities/provider';
import * as reference from '#contract/entities/reference';
import * as review from '#contract/entities/review';
import * as opening from '#contract/entities/serviceState';
import * as store from '#contract/entities/store';
import * as subStore from '#contract/entities/subStore';
import * as vehicle from '#contract/entities/vehicle';
import { plainRecords } from '#contract/resources/index';

type Json = Record<string, unknown>;

/** The entities whose schemas become components: `orderSchema` becomes `Order`. */
const entities = {
  ...bankDetail,
  ...change,
  ...customer,
  ...deliveryArea,
  ...deliveryLog,
  ...image,
  ...menu,
  ...menuImport,
  ...offer,
  ...opening,
  ...order,
  ...orderChange,
  ...orderTotals,
  ...provider,
  ...providerDocument,
  ...reference,
  ...review,
  ...store,
  ...subStore,
  ...vehicle,
};

/** Length of a schema's JSON from which it becomes a component. Shorter ones are easier to read in place. */
const lengthMin = 120;

/** @example componentName('orderLineSchema') // 'OrderLine', like componentName('order_line') */
const componentName = (name: string): string =>
  name.replace(/Schema$/, '').replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The schemas that can become components, each with its export's or its record's name. */
const sources = (): [string, z.ZodType][] => [
  ...Object.entries(plainRecords).map(([name, record]): [string, z.ZodType] => [name, record.schema]),
  ...Object.entries(entities).flatMap(([name, schema]): [string, z.ZodType][] =>
    name.endsWith('Schema') && schema instanceof z.ZodType ? [[name, schema]] : [],
  ),
];

/** Formats that make the long pattern next to them redundant. */
const plainFormats: readonly unknown[] = ['uuid', 'date-time', 'date'];

/**
 * Component names by the JSON of the schema. Bodies get a separate component if they differ from replies.
 *
 * @throws if two schemas would have the same component
 */
function namedSchemas(): Map<string, string> {
  const named = new Map<string, string>();
  const taken = new Set<string>();
  for (const [name, schema] of sources()) {
    for (const [io, suffix] of [
      ['output', ''],
      ['input', 'Input'],
    ] as const) {
      const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
      const text = JSON.stringify(json);
      if (text.length < lengthMin || named.has(text)) continue;
      const component = componentName(name) + suffix;
      if (taken.has(component)) throw new Error(`Two schemas are called ${component}: rename ${name}`);
      taken.add(component);
      named.set(text, component);
    }
  }
  return named;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * Replaces the schemas of entities with references to components, so that the document contains each once. Without
 * this, the order's schema would appear in thirty replies.
 *
 * @returns the paths with references, and the components that they use
 */
export function shareSchemas(paths: Json): { paths: Json; schemas: Json } {
  const named = namedSchemas();
  const schemas: Json = {};
  const share = (value: unknown, isComponent = false): unknown => {
    if (Array.isArray(value)) return value.map((each) => share(each));
    if (!isObject(value)) return value;
    const name = isComponent ? undefined : named.get(JSON.stringify(value));
    if (!name) {
      const isPlain = plainFormats.includes(value.format);
      const shown = Object.entries(value).filter(([key]) => !(isPlain && key === 'pattern'));
      return Object.fromEntries(shown.map(([key, each]) => [key, share(each)]));
    }
    if (!(name in schemas)) {
      schemas[name] = {};
      schemas[name] = share(value, true);
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  return { paths: share(paths) as Json, schemas };
}
